/**
 * Goals that run the linter in a Maven build. All modules of a build are one application: it is
 * analysed once, and each module speaks about its own files.
 */
@NullMarked
package dev.eoslint.maven;

import org.jspecify.annotations.NullMarked;
