/** Measures what eoslint finds in code whose mistakes people have labelled. */
@NullMarked
package dev.eoslint.benchmarks.corpus;

import org.jspecify.annotations.NullMarked;
