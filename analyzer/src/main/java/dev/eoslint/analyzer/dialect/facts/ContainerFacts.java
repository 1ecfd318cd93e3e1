package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.model.Site;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * What is seen of listener containers outside of the beans that make them: code of any bean can
 * give a manager to a factory that it was injected, and can add offsets to a transaction.
 */
public final class ContainerFacts {

  private final Set<Site> managed = new LinkedHashSet<>();
  private final Set<Site> unclear = new LinkedHashSet<>();

  /** Says that the factory that {@code creation} creates is given a transaction manager. */
  public void manage(Site creation) {
    managed.add(creation);
  }

  /** Returns whether some code gives a manager to the factory that {@code creation} creates. */
  public boolean isManaged(Site creation) {
    return managed.contains(creation);
  }

  /**
   * Says that the call at {@code site} gives a manager to a container or offsets to a transaction,
   * and that nobody knows to which one.
   */
  public void addUnclear(Site site) {
    unclear.add(site);
  }

  /** Returns the calls that give a manager or offsets to something that is not known. */
  public Set<Site> unclear() {
    return Set.copyOf(unclear);
  }
}
