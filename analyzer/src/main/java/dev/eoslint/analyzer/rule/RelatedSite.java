package dev.eoslint.analyzer.rule;

import dev.eoslint.analyzer.model.Site;

/**
 * A place that explains a finding beside its primary place, or a step on the way to it.
 *
 * @param site the place
 * @param label a short text without final period that says what stands there
 */
public record RelatedSite(Site site, String label) {}
