/** Applications that use kafka-clients directly, in Java and in client property files. */
@NullMarked
package dev.eoslint.analyzer.dialect.kafka;

import org.jspecify.annotations.NullMarked;
