package dev.eoslint.analyzer.java.scan;

import dev.eoslint.analyzer.model.Site;

/**
 * A quote, comment, parenthesis, bracket or brace without its partner.
 *
 * @param site where it is
 * @param explanation what is wrong there, a clause without capital and period: {@code "'(' is never
 *     closed"}
 */
public record Imbalance(Site site, String explanation) {}
