package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.model.Action;
import dev.eoslint.analyzer.model.CallStep;
import dev.eoslint.analyzer.model.Site;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The processing of the records of one consumer as it was seen in one execution. */
public final class PipelineSighting implements Frame.EnclosingScope {

  private final Site entry;
  private final Optional<ClientSighting> consumer;
  private final List<CallStep> path;
  private final Map<ScopeSighting, Boolean> transactions = new LinkedHashMap<>();
  private final List<ScopeSighting> ownTransactions = new ArrayList<>();
  private final List<Action> actions = new ArrayList<>();
  private Optional<ContainerSighting> container = Optional.empty();

  /**
   * Creates a sighting.
   *
   * @param entry the poll or the listener method
   * @param consumer who reads the records, if it is seen
   * @param path the calls that led to the entry
   */
  public PipelineSighting(Site entry, Optional<ClientSighting> consumer, List<CallStep> path) {
    this.entry = entry;
    this.consumer = consumer;
    this.path = List.copyOf(path);
  }

  public Site entry() {
    return entry;
  }

  public Optional<ClientSighting> consumer() {
    return consumer;
  }

  public List<ScopeSighting> transactions() {
    return List.copyOf(transactions.keySet());
  }

  /** Returns whether each time {@code transaction} takes all records of a poll. */
  public boolean takesWholePolls(ScopeSighting transaction) {
    return transactions.getOrDefault(transaction, false);
  }

  /** Returns the transactions that code opens in the processing, and in which it sends. */
  public List<ScopeSighting> ownTransactions() {
    return List.copyOf(ownTransactions);
  }

  /** Says that the processing sends in {@code transaction}, which its own code opens. */
  public void addOwnTransaction(ScopeSighting transaction) {
    if (!ownTransactions.contains(transaction)) {
      ownTransactions.add(transaction);
    }
  }

  /** Returns the container that drives the processing, if it has no transaction manager. */
  public Optional<ContainerSighting> container() {
    return container;
  }

  /** Says that {@code driver}, which has no transaction manager, drives the processing. */
  public void drivenBy(ContainerSighting driver) {
    container = Optional.of(driver);
  }

  public List<Action> actions() {
    return List.copyOf(actions);
  }

  /**
   * Says that records are processed in {@code transaction}.
   *
   * @param wholePolls whether it takes all records of a poll, as far as is seen here
   */
  public void addTransaction(ScopeSighting transaction, boolean wholePolls) {
    transactions.merge(transaction, wholePolls, Boolean::logicalAnd);
  }

  /** Adds something that the processing does outside of transactions, once. */
  public void add(Action action) {
    if (!actions.contains(action)) {
      actions.add(action);
    }
  }

  /** Returns the calls from the entry to code with the path {@code inner}. */
  public List<CallStep> pathFrom(List<CallStep> inner) {
    int common = 0;
    while (common < path.size()
        && common < inner.size()
        && path.get(common).equals(inner.get(common))) {
      common++;
    }
    return inner.subList(common, inner.size());
  }
}
