package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.model.CallStep;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Copies;
import dev.eoslint.analyzer.model.Framework;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.TransactionalIdentity;
import dev.eoslint.analyzer.model.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** One client as it was seen in one execution; what is learnt of it later is added. */
public final class ClientSighting {

  private final Site creation;
  private final Framework framework;
  private final List<CallStep> path;
  private final Set<String> programs = new TreeSet<>();
  private List<ClientConfig> configs;
  private final List<TransactionalIdentity> identities = new ArrayList<>();
  private final List<Value> topics = new ArrayList<>();
  private Copies copies = new Copies.One();
  private Optional<String> bean = Optional.empty();
  private boolean shortLived;
  private boolean readsRecords;
  private boolean subscribes;
  private boolean keepsPositions;
  private boolean closedByAnotherThread;

  /**
   * Creates a sighting.
   *
   * @param creation where the client is created
   * @param path the calls that led there
   * @param program the main class that the execution started from
   * @param configs its configuration, once for each profile
   */
  public ClientSighting(
      Site creation,
      Framework framework,
      List<CallStep> path,
      Optional<String> program,
      List<ClientConfig> configs) {
    this.creation = creation;
    this.framework = framework;
    this.path = List.copyOf(path);
    program.ifPresent(programs::add);
    this.configs = List.copyOf(configs);
  }

  public Site creation() {
    return creation;
  }

  public Framework framework() {
    return framework;
  }

  public List<CallStep> path() {
    return path;
  }

  /** Returns the main classes that it was reached from. */
  public Set<String> programs() {
    return Set.copyOf(programs);
  }

  public List<ClientConfig> configs() {
    return configs;
  }

  /** Replaces the configuration, when later calls may change what the client was created with. */
  public void configure(List<ClientConfig> newConfigs) {
    configs = List.copyOf(newConfigs);
  }

  public List<TransactionalIdentity> identities() {
    return List.copyOf(identities);
  }

  /** Adds an identity that the producer can have. */
  public void addIdentity(TransactionalIdentity identity) {
    if (!identities.contains(identity)) {
      identities.add(identity);
    }
  }

  /** Replaces all identities by the one that was set last. */
  public void replaceIdentities(TransactionalIdentity identity) {
    identities.clear();
    identities.add(identity);
  }

  public List<Value> topics() {
    return List.copyOf(topics);
  }

  /** Adds a topic that the client reads. */
  public void addTopic(Value topic) {
    if (topics.stream().noneMatch(known -> known.sameMeaning(topic))) {
      topics.add(topic);
    }
  }

  public Copies copies() {
    return copies;
  }

  /** Says how many of it live at the same time; what shows several is kept. */
  public void setCopies(Copies seen) {
    if (!(copies instanceof Copies.Several)) {
      copies = seen;
    }
  }

  /** Says which bean of a framework it is or belongs to. */
  public void belongsToBean(String name) {
    bean = Optional.of(name);
  }

  public boolean shortLived() {
    return shortLived;
  }

  /** Says that the method that creates it also closes it. */
  public void markShortLived() {
    shortLived = true;
  }

  public boolean readsRecords() {
    return readsRecords;
  }

  /** Says that it reads records. */
  public void markReading() {
    readsRecords = true;
  }

  public boolean subscribes() {
    return subscribes;
  }

  /** Says that it subscribes. */
  public void markSubscribing() {
    subscribes = true;
  }

  public boolean keepsPositions() {
    return keepsPositions;
  }

  /** Says that the code sets its positions. */
  public void markKeepingPositions() {
    keepsPositions = true;
  }

  public boolean closedByAnotherThread() {
    return closedByAnotherThread;
  }

  /** Says that a task or shutdown hook closes it, and not the code that creates it. */
  public void markClosedByAnotherThread() {
    closedByAnotherThread = true;
  }

  /** Returns whether both are the same client with the same configuration, seen twice. */
  boolean sameAs(ClientSighting other) {
    return creation.equals(other.creation)
        && configs.equals(other.configs)
        && identities.equals(other.identities);
  }

  /** Returns whether every configuration is complete. */
  boolean isComplete() {
    return configs.stream().allMatch(ClientConfig::complete);
  }

  /** Takes over what another sighting of the same client showed. */
  void absorb(ClientSighting other) {
    if (bean.isPresent() && other.bean.isPresent() && !bean.equals(other.bean)) {
      setCopies(
          new Copies.Several(
              creation,
              "the beans '%s' and '%s' are both made here"
                  .formatted(bean.get(), other.bean.get())));
    }
    setCopies(other.copies);
    shortLived |= other.shortLived;
    readsRecords |= other.readsRecords;
    subscribes |= other.subscribes;
    keepsPositions |= other.keepsPositions;
    closedByAnotherThread |= other.closedByAnotherThread;
    other.topics.forEach(this::addTopic);
    programs.addAll(other.programs);
  }
}
