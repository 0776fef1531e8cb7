#ifndef CGLIBCCOMPATIBILITY_H
#define CGLIBCCOMPATIBILITY_H

// This target declares nothing: it defines functions that the static libraries of Swift and of C++ refer to, so that our
// programs need glibc 2.34, as of RHEL 9 and Amazon Linux 2023, and not 2.36. Only programs depend on it; an app that uses
// the library keeps the functions of its system.

#endif
