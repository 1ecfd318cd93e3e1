/** Applications that use Kafka Streams: their configuration and the code of their topologies. */
@NullMarked
package dev.eoslint.analyzer.dialect.streams;

import org.jspecify.annotations.NullMarked;
