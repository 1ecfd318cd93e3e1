package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * Code of the application that Kafka Streams runs for each record: a function or processor that is
 * given to a topology.
 *
 * @param entry the call that gives it to the topology
 * @param operator class and method for people: {@code "KStream.foreach"}
 * @param actions what the code does outside of the topology, in the order of the sources
 * @param module the module that owns it
 */
public record TopologyStep(
    Site entry, String operator, List<Action> actions, ApplicationModule module) {

  /** Copies the actions. */
  public TopologyStep {
    actions = List.copyOf(actions);
  }

  /** Returns the external effects. */
  public List<Effect> effects() {
    return actions.stream().filter(Effect.class::isInstance).map(Effect.class::cast).toList();
  }

  /** Returns what the code sends with a producer of its own. */
  public List<Action.Send> sends() {
    return actions.stream()
        .filter(Action.Send.class::isInstance)
        .map(Action.Send.class::cast)
        .toList();
  }
}
