/** Rules on what happens outside Kafka. */
@NullMarked
package dev.eoslint.rules.effect;

import org.jspecify.annotations.NullMarked;
