/** What the measuring programs share: tables and child processes. */
@NullMarked
package dev.eoslint.benchmarks;

import org.jspecify.annotations.NullMarked;
