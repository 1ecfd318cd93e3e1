package dev.eoslint.analyzer.java.value;

import java.util.Set;

/** Tells clients, which code keeps to use them again, by the protocol states they can be in. */
final class Clients {

  private Clients() {}

  /** Returns whether the object {@code id} is a client. */
  static boolean isClient(int id, State state) {
    Set<Status> statuses = state.statuses(id);
    return !statuses.isEmpty() && statuses.stream().allMatch(Status::isOfClient);
  }

  /** Returns whether nothing that the object {@code id} began must still end. */
  static boolean isIdle(int id, State state) {
    return state.statuses(id).stream().noneMatch(Status::isUnfinished);
  }
}
