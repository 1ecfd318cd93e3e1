/** The {@code eoslint} command: reads its arguments, runs the linter and prints a report. */
@NullMarked
package dev.eoslint.cli;

import org.jspecify.annotations.NullMarked;
