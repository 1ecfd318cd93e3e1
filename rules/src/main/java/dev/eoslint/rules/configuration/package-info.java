/**
 * Rules on the settings of one client: values that Kafka rejects, and values that cost a guarantee.
 */
@NullMarked
package dev.eoslint.rules.configuration;

import org.jspecify.annotations.NullMarked;
