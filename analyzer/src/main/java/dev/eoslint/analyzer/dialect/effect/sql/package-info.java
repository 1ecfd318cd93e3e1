/** What a repetition of an SQL statement does, from its text alone, for any dialect. */
@NullMarked
package dev.eoslint.analyzer.dialect.effect.sql;

import org.jspecify.annotations.NullMarked;
