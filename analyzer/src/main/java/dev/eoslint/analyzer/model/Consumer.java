package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * A consumer that the application creates or lets a framework create.
 *
 * @param creation where it is created: the constructor call, the factory of the application, the
 *     listener annotation, or the configuration file that describes it
 * @param framework who drives it
 * @param configs its configuration, once per profile; at least one, the base first
 * @param topics what it subscribes to or is assigned, as far as the sources show
 * @param subscribes whether it is seen to subscribe, so that the group assigns its partitions
 * @param keepsPositions whether the code itself sets the positions
 * @param readsRecords whether it is seen to read records, and not only to ask for offsets or
 *     metadata
 * @param copies how many with the same {@code group.instance.id} live in one process at the same
 *     time
 * @param module the module that owns it
 */
public record Consumer(
    Site creation,
    Framework framework,
    List<ClientConfig> configs,
    List<Value> topics,
    boolean subscribes,
    boolean keepsPositions,
    boolean readsRecords,
    Copies copies,
    ApplicationModule module)
    implements Client {

  /** Copies the lists. */
  public Consumer {
    configs = List.copyOf(configs);
    topics = List.copyOf(topics);
  }
}
