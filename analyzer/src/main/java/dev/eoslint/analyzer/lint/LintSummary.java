package dev.eoslint.analyzer.lint;

/**
 * What a run looked at.
 *
 * @param javaFiles Java files in the scope of the run
 * @param configurationFiles configuration and deployment files in the scope of the run
 * @param analyzedFiles files of both kinds that were parsed because they can matter
 * @param usesKafka whether anything in the tree uses Kafka
 */
public record LintSummary(
    int javaFiles, int configurationFiles, int analyzedFiles, boolean usesKafka) {}
