/**
 * A small scanner over Java text: comments for suppressions, and measures of nesting that tell
 * whether the parser can take a file.
 */
@NullMarked
package dev.eoslint.analyzer.java.scan;

import org.jspecify.annotations.NullMarked;
