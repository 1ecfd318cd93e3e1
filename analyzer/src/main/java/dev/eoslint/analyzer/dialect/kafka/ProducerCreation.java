package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.dialect.facts.ConfigView;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.kafka.ClientRole;
import dev.eoslint.analyzer.model.CallStep;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Copies;
import dev.eoslint.analyzer.model.Framework;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.TransactionalIdentity;
import dev.eoslint.analyzer.model.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** {@code new KafkaProducer}: configuration, identity, and others with the same identity. */
final class ProducerCreation {

  /** Attribute of a producer: the outermost call on the way to its creation. */
  private static final String STARTER = "starter";

  /** Attribute of a producer: on which thread it was created. */
  static final String DETACHMENTS = "detachments";

  /** Attribute of a producer: the outermost loop in which it was created. */
  static final String LOOP = "loop";

  private static final String TRANSACTIONAL_ID = "transactional.id";
  private static final String BOOTSTRAP_SERVERS = "bootstrap.servers";
  private static final String SERVERS = LibraryObject.MADE_WITH + "servers";
  private static final String IDENTITY = LibraryObject.MADE_WITH + "transactional id";

  private final ApplicationFacts facts;

  ProducerCreation(ApplicationFacts facts) {
    this.facts = facts;
  }

  AbstractValue create(Invocation invocation) {
    State state = invocation.state();
    ClientConfig config =
        ConfigView.of(
            ClientRole.PRODUCER,
            invocation.argument(0).orElseGet(AbstractValue::opaque),
            state,
            List.of());
    ClientSighting sighting =
        new ClientSighting(
            invocation.site(),
            Framework.KAFKA_CLIENTS,
            invocation.frame().path(),
            facts.program(),
            List.of(config));
    Optional<Setting> id = config.lastSetting(TRANSACTIONAL_ID);
    Optional<Setting> servers = config.lastSetting(BOOTSTRAP_SERVERS);
    Map<String, AbstractValue> attributes = new LinkedHashMap<>();
    id.ifPresent(setting -> attributes.put(IDENTITY, AbstractValue.of(setting.value())));
    servers.ifPresent(setting -> attributes.put(SERVERS, AbstractValue.of(setting.value())));
    invocation.frame().loops().stream()
        .findFirst()
        .ifPresent(loop -> attributes.put(LOOP, AbstractValue.known(loop.toString(), loop)));
    firstCall(invocation.frame())
        .ifPresent(first -> attributes.put(STARTER, AbstractValue.known(first.toString(), first)));
    attributes.put(
        DETACHMENTS,
        AbstractValue.known(String.valueOf(invocation.frame().detachments()), invocation.site()));
    id.ifPresent(
        setting ->
            sighting.addIdentity(
                new TransactionalIdentity(setting.value(), setting.site(), false)));
    sighting.setCopies(copies(id, servers, invocation));
    int object =
        state.allocate(
            new LibraryObject(
                JavaType.library(KafkaTypes.KAFKA_PRODUCER),
                Optional.of(invocation.site()),
                attributes));
    state.setStatus(object, new ProducerStatus.Created(invocation.site(), false));
    facts.addProducer(object, sighting);
    facts.createdIn(object, invocation.frame());
    return new AbstractValue.Reference(object);
  }

  /** Returns whether the producer is seen to be created before the thread that makes this call. */
  static boolean isBeforeThread(int producer, Invocation invocation) {
    return threadOf(producer, invocation.state())
        .filter(thread -> thread < invocation.frame().detachments())
        .isPresent();
  }

  /**
   * Returns on which thread the producer is seen to be created: how many were started around it.
   */
  static Optional<Integer> threadOf(int producer, State state) {
    return state
        .object(producer, LibraryObject.class)
        .flatMap(object -> object.attribute(DETACHMENTS))
        .flatMap(AbstractValue::text)
        .map(Integer::valueOf);
  }

  /**
   * Looks for a producer with the same known id that is certainly still open. After one was closed
   * the new one takes its place: the others that the state holds come from other ways here.
   */
  private static Copies copies(
      Optional<Setting> id, Optional<Setting> servers, Invocation invocation) {
    Optional<Value> value = id.map(Setting::value).filter(Value::isConstantInProcess);
    if (value.isEmpty()) {
      return new Copies.One();
    } else if (invocation.frame().repeatedElsewhere()) {
      List<Site> loops = invocation.frame().loops();
      return new Copies.Several(
          loops.get(0), "several threads started from here create it at the same time");
    }
    Set<Integer> twins = twins(value.get(), servers, invocation.state());
    boolean replaces =
        twins.stream()
            .anyMatch(
                twin -> isClosed(twin, invocation.state()) || isStartedAgain(twin, invocation));
    return replaces || twins.isEmpty()
        ? new Copies.One()
        : several(twins.iterator().next(), invocation);
  }

  /** Returns the producers with the same identity, the eldest first. */
  private static Set<Integer> twins(Value id, Optional<Setting> servers, State state) {
    Set<Integer> twins = new TreeSet<>();
    for (int other : state.objectsWithStatus()) {
      if (hasIdentity(other, id, state) && !isElsewhere(other, servers, state)) {
        twins.add(other);
      }
    }
    return twins;
  }

  private static boolean isClosed(int object, State state) {
    return state.statuses(object).stream().anyMatch(ProducerStatus.Closed.class::isInstance);
  }

  /**
   * Returns whether the producer is there because the method that runs now was taken to have
   * started the object that holds it before.
   */
  private static boolean isStartedAgain(int object, Invocation invocation) {
    Frame frame = invocation.frame();
    return invocation
        .state()
        .object(object, LibraryObject.class)
        .flatMap(producer -> producer.attribute(STARTER))
        .flatMap(AbstractValue::text)
        .filter(starter -> !firstCall(frame).map(Site::toString).equals(Optional.of(starter)))
        .filter(
            starter ->
                frame.entered().stream()
                    .filter(method -> !method.declaration().isConstructor())
                    .anyMatch(method -> method.declaration().nameSite().toString().equals(starter)))
        .isPresent();
  }

  private static Optional<Site> firstCall(Frame frame) {
    return frame.path().stream().map(CallStep::site).findFirst();
  }

  private static boolean hasIdentity(int object, Value id, State state) {
    return state
        .object(object, LibraryObject.class)
        .flatMap(producer -> producer.attribute(IDENTITY))
        .filter(other -> other.asValue().sameMeaning(id))
        .isPresent();
  }

  /** Ids of different clusters do not meet. */
  private static boolean isElsewhere(int object, Optional<Setting> servers, State state) {
    Optional<String> here = servers.flatMap(setting -> setting.value().text());
    Optional<String> there =
        state
            .object(object, LibraryObject.class)
            .flatMap(producer -> producer.attribute(SERVERS))
            .flatMap(AbstractValue::text);
    return here.isPresent() && there.isPresent() && !here.equals(there);
  }

  private static Copies several(int other, Invocation invocation) {
    Optional<Site> earlier =
        invocation.state().object(other, LibraryObject.class).flatMap(LibraryObject::creation);
    List<Site> loops = invocation.frame().loops();
    if (earlier.filter(invocation.site()::equals).isEmpty()) {
      return new Copies.Several(
          earlier.orElse(invocation.site()), "an earlier producer with it is still open");
    } else if (!loops.isEmpty()) {
      return new Copies.Several(
          loops.get(loops.size() - 1),
          "a loop creates the producer again while the earlier ones stay open");
    }
    List<CallStep> path = invocation.frame().path();
    return new Copies.Several(
        path.isEmpty() ? invocation.site() : path.get(path.size() - 1).site(),
        "this call creates the producer again while the earlier one stays open");
  }
}
