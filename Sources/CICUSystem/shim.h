// Empty on purpose. This target only carries the flags of `pkg-config icu-i18n` to the C++ target CICU:
// ICU's headers rename every symbol by macro, which Swift cannot import, so no module may include them.
