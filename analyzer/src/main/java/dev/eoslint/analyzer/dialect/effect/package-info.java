/** External effects: which library calls reach outside Kafka, and what guards them. */
@NullMarked
package dev.eoslint.analyzer.dialect.effect;

import org.jspecify.annotations.NullMarked;
