/**
 * What Kafka itself says about its configuration keys: names, types, defaults and allowed values,
 * for each client role and Kafka version.
 *
 * <p>The facts are a table that is generated from the {@code ConfigDef}s of several Kafka releases.
 * It holds nothing else: a default that Kafka only decides when a client starts is not in it.
 */
@NullMarked
package dev.eoslint.analyzer.kafka;

import org.jspecify.annotations.NullMarked;
