/**
 * Writes the members that Lombok generates at compile time into the tree, so that everything behind
 * it sees them like any others.
 */
@NullMarked
package dev.eoslint.analyzer.java.lombok;

import org.jspecify.annotations.NullMarked;
