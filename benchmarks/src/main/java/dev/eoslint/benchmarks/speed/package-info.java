/** Measures how fast eoslint is, beside a scan of all bytes and beside PMD. */
@NullMarked
package dev.eoslint.benchmarks.speed;

import org.jspecify.annotations.NullMarked;
