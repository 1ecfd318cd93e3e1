package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.rule.Finding;

/**
 * A finding that a comment or annotation in the sources silences.
 *
 * @param finding what would be reported
 * @param reason the user's reason; empty when there is none
 */
public record SuppressedFinding(Finding finding, String reason) {}
