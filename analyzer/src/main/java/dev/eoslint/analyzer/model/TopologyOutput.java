package dev.eoslint.analyzer.model;

/**
 * A topic that a topology of Kafka Streams writes to.
 *
 * @param site the call that adds the output to the topology
 * @param topic the topic, as far as it is known
 * @param module the module that the code belongs to
 */
public record TopologyOutput(Site site, Value topic, ApplicationModule module) {}
