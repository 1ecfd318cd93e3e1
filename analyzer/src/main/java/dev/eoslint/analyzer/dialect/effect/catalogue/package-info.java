/** What calls of libraries say or do, as a table that is read from a resource. */
@NullMarked
package dev.eoslint.analyzer.dialect.effect.catalogue;

import org.jspecify.annotations.NullMarked;
