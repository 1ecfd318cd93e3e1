/**
 * Rules on time: how long transactions take, how large they become, and timeouts that do not fit
 * what they bound. Timeouts that Kafka Streams and brokers check have their rules there.
 */
@NullMarked
package dev.eoslint.rules.timing;

import org.jspecify.annotations.NullMarked;
