/**
 * Writes members that no source holds into the tree, so that everything behind it sees them like
 * any others: what the compiler adds to records and what Lombok generates.
 */
@NullMarked
package dev.eoslint.analyzer.java.generated;

import org.jspecify.annotations.NullMarked;
