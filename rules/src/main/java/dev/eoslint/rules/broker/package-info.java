/** Rules about the configuration of brokers, on which the guarantees of all clients rest. */
@NullMarked
package dev.eoslint.rules.broker;

import org.jspecify.annotations.NullMarked;
