/**
 * Understands texts with placeholders: which part is fixed, which comes from the environment, and
 * which differs between the instances of an application.
 */
@NullMarked
package dev.eoslint.analyzer.config.placeholder;

import org.jspecify.annotations.NullMarked;
