package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * What the project does with Kafka Streams.
 *
 * @param applications the applications, in the order of their creation sites
 * @param steps the code that topologies run for each record, in the order of the entry sites
 * @param guarantees the settings of {@code processing.guarantee} that code writes into a map,
 *     whether or not an application in view gets that map
 * @param droppingHandlers exception handlers of the project that drop records
 * @param outputs the topics that topologies write to, in the order of the sites
 */
public record StreamsUse(
    List<StreamsApplication> applications,
    List<TopologyStep> steps,
    List<Setting> guarantees,
    List<DroppingHandler> droppingHandlers,
    List<TopologyOutput> outputs) {

  /** Copies the lists. */
  public StreamsUse {
    applications = List.copyOf(applications);
    steps = List.copyOf(steps);
    guarantees = List.copyOf(guarantees);
    droppingHandlers = List.copyOf(droppingHandlers);
    outputs = List.copyOf(outputs);
  }
}
