/**
 * Finds the files of a tree, decides which can matter, decodes them, and knows positions.
 *
 * <p>Nothing is executed and nothing outside the root is read.
 */
@NullMarked
package dev.eoslint.analyzer.source;

import org.jspecify.annotations.NullMarked;
