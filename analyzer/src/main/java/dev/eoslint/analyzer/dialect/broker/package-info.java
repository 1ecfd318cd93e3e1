/**
 * Reads the configuration of brokers: their property files, the environment variables that the
 * usual images turn into properties, the resources of Strimzi and the values of Bitnami's chart.
 *
 * <p>Nobody knows from one file what else a broker gets. So only what is set counts, and what
 * several brokers of one file share is judged once for their cluster.
 */
@NullMarked
package dev.eoslint.analyzer.dialect.broker;

import org.jspecify.annotations.NullMarked;
