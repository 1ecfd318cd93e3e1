package dev.eoslint.analyzer.model;

import java.util.List;
import java.util.Set;

/**
 * A producer that the application creates.
 *
 * @param creation where it is created: the constructor call, the factory, or the configuration file
 *     that describes it
 * @param framework who drives it
 * @param configs its configuration, once per profile; at least one, the base first
 * @param identities the identities that it can have, in path order; empty when it is not
 *     transactional or nothing is known
 * @param copies how many of it live at the same time in one process
 * @param shortLived whether the method that creates it also closes it
 * @param transactionCalls the calls of the transactional protocol that are seen on it anywhere
 * @param programs the main classes that it is seen to be reached from; empty when it is not started
 *     from a main method in view
 * @param module the module that owns it
 */
public record Producer(
    Site creation,
    Framework framework,
    List<ClientConfig> configs,
    List<TransactionalIdentity> identities,
    Copies copies,
    boolean shortLived,
    Set<ProducerCall.Kind> transactionCalls,
    Set<String> programs,
    ApplicationModule module)
    implements Client {

  /** Copies the lists. */
  public Producer {
    configs = List.copyOf(configs);
    identities = List.copyOf(identities);
    transactionCalls = Set.copyOf(transactionCalls);
    programs = Set.copyOf(programs);
  }
}
