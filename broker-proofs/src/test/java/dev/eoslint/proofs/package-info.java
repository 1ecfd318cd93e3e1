/**
 * Proofs of what the rules say, on a real broker.
 *
 * <p>A proof runs two programs: one that does what the rule forbids, and one that does what the
 * page of the rule recommends. It observes the harm of the first and its absence in the second, and
 * it lints the sources of both: the first yields this rule and no other, the second nothing. What
 * was observed is written to {@code observations.tsv} and to the page of the rule.
 */
@NullMarked
package dev.eoslint.proofs;

import org.jspecify.annotations.NullMarked;
