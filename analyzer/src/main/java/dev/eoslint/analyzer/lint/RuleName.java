package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.model.Site;

/**
 * The name of a rule as a suppression writes it.
 *
 * @param name what is written, which need not be the name of a rule
 * @param site where it is written
 */
record RuleName(String name, Site site) {}
