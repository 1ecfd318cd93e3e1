/**
 * Generates the table of Kafka's client configuration keys from the {@code ConfigDef}s of several
 * Kafka releases. Each release is loaded in a class loader of its own and read by reflection, so
 * that none of them is on this module's class path.
 */
@NullMarked
package dev.eoslint.keytable;

import org.jspecify.annotations.NullMarked;
