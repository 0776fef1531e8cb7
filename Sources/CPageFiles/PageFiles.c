#include "CPageFiles.h"

#include <stddef.h>

// The compiler lists an embedded file among the file's dependencies, so a change of one rebuilds this.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct cpage_file files[] = {
    {"base.css", (const char[]){
#embed "../TextFormats/HTML/Code/base.css" suffix(, 0)
    }},
    {"bars.js", (const char[]){
#embed "../CatalogSite/Pages/Code/bars.js" suffix(, 0)
    }},
    {"compare.js", (const char[]){
#embed "../CatalogSite/Pages/Code/compare.js" suffix(, 0)
    }},
    {"copy.js", (const char[]){
#embed "../CatalogSite/Pages/Code/copy.js" suffix(, 0)
    }},
    {"favicon.svg", (const char[]){
#embed "../CatalogSite/Pages/Code/favicon.svg" suffix(, 0)
    }},
    {"filter.js", (const char[]){
#embed "../CatalogSite/Pages/Code/filter.js" suffix(, 0)
    }},
    {"search.js", (const char[]){
#embed "../CatalogSite/Pages/Code/search.js" suffix(, 0)
    }},
    {"style.css", (const char[]){
#embed "../CatalogSite/Pages/Code/style.css" suffix(, 0)
    }},
    {"wordings.js", (const char[]){
#embed "../CatalogSite/Pages/Code/wordings.js" suffix(, 0)
    }},
    {"report.css", (const char[]){
#embed "../CatalogReports/HTML/Code/report.css" suffix(, 0)
    }},
    {"report.js", (const char[]){
#embed "../CatalogReports/HTML/Code/report.js" suffix(, 0)
    }},
    {"audit.css", (const char[]){
#embed "../Audit/Reports/HTML/Code/audit.css" suffix(, 0)
    }},
    {NULL, NULL},
};

const struct cpage_file *cpage_files(void) { return files; }
