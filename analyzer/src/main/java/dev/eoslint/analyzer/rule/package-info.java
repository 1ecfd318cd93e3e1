/**
 * What a rule is and what it says.
 *
 * <p>A rule judges the {@linkplain dev.eoslint.analyzer.model model} of an application and knows
 * nothing of syntax, files or output formats.
 */
@NullMarked
package dev.eoslint.analyzer.rule;

import org.jspecify.annotations.NullMarked;
