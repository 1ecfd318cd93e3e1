/** The run: settings, selection of rules, suppressions, and the result that reports print. */
@NullMarked
package dev.eoslint.analyzer.lint;

import org.jspecify.annotations.NullMarked;
