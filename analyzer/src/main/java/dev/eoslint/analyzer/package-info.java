/** Turns a source tree into a model of its Kafka application and runs rules over that model. */
@NullMarked
package dev.eoslint.analyzer;

import org.jspecify.annotations.NullMarked;
