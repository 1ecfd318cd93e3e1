/** Rules on Kafka Streams. */
@NullMarked
package dev.eoslint.rules.streams;

import org.jspecify.annotations.NullMarked;
