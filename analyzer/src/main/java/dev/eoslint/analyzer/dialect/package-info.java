/**
 * From language facts to the model: one reader for each framework, and {@link
 * dev.eoslint.analyzer.dialect.ApplicationReader} that brings them together.
 */
@NullMarked
package dev.eoslint.analyzer.dialect;

import org.jspecify.annotations.NullMarked;
