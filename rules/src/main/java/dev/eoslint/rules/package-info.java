/** The rules, one package per topic: each judges the model of a Kafka application. */
@NullMarked
package dev.eoslint.rules;

import org.jspecify.annotations.NullMarked;
