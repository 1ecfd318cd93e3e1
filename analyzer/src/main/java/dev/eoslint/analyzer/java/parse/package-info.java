/** The only place that knows the parser library: turns text into the tree of {@code java.tree}. */
@NullMarked
package dev.eoslint.analyzer.java.parse;

import org.jspecify.annotations.NullMarked;
