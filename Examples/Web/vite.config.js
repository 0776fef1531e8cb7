import react from "@vitejs/plugin-react";
import purposeCatalog from "purpose-catalog/vite";
import { defineConfig } from "vite";

export default defineConfig({ plugins: [purposeCatalog(), react()] });
