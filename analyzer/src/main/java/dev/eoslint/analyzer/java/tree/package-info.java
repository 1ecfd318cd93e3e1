/**
 * A compact, immutable syntax tree of Java, independent of any parser library.
 *
 * <p>It holds what analysis asks for and nothing else: parentheses, comments and formatting are
 * gone, texts of literals are decoded, every node knows its {@link
 * dev.eoslint.analyzer.model.Site}.
 */
@NullMarked
package dev.eoslint.analyzer.java.tree;

import org.jspecify.annotations.NullMarked;
