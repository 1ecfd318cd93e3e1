/**
 * Understands Java: parsing on demand, types, value flow, call reach and control flow.
 *
 * <p>Only {@code java.parse} knows the parser library; everything else works on the tree of {@code
 * java.tree}.
 */
@NullMarked
package dev.eoslint.analyzer.java;

import org.jspecify.annotations.NullMarked;
