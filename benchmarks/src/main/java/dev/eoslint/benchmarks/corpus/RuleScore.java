package dev.eoslint.benchmarks.corpus;

/**
 * How a rule did.
 *
 * @param rule its name
 * @param findings all its findings
 * @param confirmed those on a labelled problem of a family that it answers
 * @param falselyReported those on a line that is labelled clean
 * @param unlabelled those near no label, which somebody must judge
 * @param problems the labelled problems of all families that it answers
 * @param hit those of them that this rule reports
 */
record RuleScore(
    String rule,
    long findings,
    long confirmed,
    long falselyReported,
    long unlabelled,
    long problems,
    long hit) {}
