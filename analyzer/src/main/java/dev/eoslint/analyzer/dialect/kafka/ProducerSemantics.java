package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.dialect.facts.ConfigView;
import dev.eoslint.analyzer.dialect.facts.PipelineSighting;
import dev.eoslint.analyzer.dialect.facts.ScopeSighting;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.HeapObject.Closure;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.Sources;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.kafka.ClientRole;
import dev.eoslint.analyzer.model.Action;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Copies;
import dev.eoslint.analyzer.model.Framework;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.analyzer.model.TransactionalIdentity;
import dev.eoslint.analyzer.model.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** {@code KafkaProducer}: creation, transaction calls, sends. */
final class ProducerSemantics {

  private static final String TRANSACTIONAL_ID = "transactional.id";
  private static final String SERVERS = "bootstrap.servers";
  private static final String IDENTITY = "transactional id";

  private final ApplicationFacts facts;

  ProducerSemantics(ApplicationFacts facts) {
    this.facts = facts;
  }

  Optional<AbstractValue> call(Invocation invocation) {
    if (invocation.method().equals("<init>")) {
      return Optional.of(create(invocation));
    }
    List<Integer> producers =
        invocation.receiver().map(AbstractValue::references).orElseGet(List::of);
    for (int producer : producers) {
      apply(producer, invocation);
    }
    return Optional.of(AbstractValue.opaque());
  }

  private AbstractValue create(Invocation invocation) {
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
    Optional<Setting> servers = config.lastSetting(SERVERS);
    Map<String, AbstractValue> attributes = new LinkedHashMap<>();
    id.ifPresent(setting -> attributes.put(IDENTITY, AbstractValue.of(setting.value())));
    servers.ifPresent(setting -> attributes.put(SERVERS, AbstractValue.of(setting.value())));
    id.ifPresent(
        setting ->
            sighting.addIdentity(
                new TransactionalIdentity(
                    setting.value(), setting.site(), setting.spelling(), false)));
    sighting.setCopies(copies(id, servers, invocation));
    int object =
        state.allocate(
            new LibraryObject(
                JavaType.library(KafkaTypes.KAFKA_PRODUCER),
                Optional.of(invocation.site()),
                attributes));
    state.setStatus(object, new ClientStatus.Idle());
    facts.addProducer(object, sighting);
    return new AbstractValue.Reference(object);
  }

  /** Looks for a producer with the same known id that is certainly still open. */
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
    for (int other : invocation.state().objectsWithStatus()) {
      if (isOpenProducer(other, value.get(), invocation.state())
          && !isElsewhere(other, servers, invocation.state())) {
        return several(other, invocation);
      }
    }
    return new Copies.One();
  }

  private static boolean isOpenProducer(int object, Value id, State state) {
    boolean closed =
        state.statuses(object).stream().anyMatch(ClientStatus.Closed.class::isInstance);
    return !closed
        && state
            .object(object)
            .filter(LibraryObject.class::isInstance)
            .map(LibraryObject.class::cast)
            .flatMap(producer -> producer.attribute(IDENTITY))
            .filter(other -> other.asValue().sameMeaning(id))
            .isPresent();
  }

  /** Ids of different clusters do not meet. */
  private static boolean isElsewhere(int object, Optional<Setting> servers, State state) {
    Optional<String> here = servers.flatMap(setting -> setting.value().text());
    Optional<String> there =
        state
            .object(object)
            .filter(LibraryObject.class::isInstance)
            .map(LibraryObject.class::cast)
            .flatMap(producer -> producer.attribute(SERVERS))
            .flatMap(AbstractValue::text);
    return here.isPresent() && there.isPresent() && !here.equals(there);
  }

  private static Copies several(int other, Invocation invocation) {
    Optional<Site> earlier =
        invocation
            .state()
            .object(other)
            .filter(LibraryObject.class::isInstance)
            .map(LibraryObject.class::cast)
            .flatMap(LibraryObject::creation);
    List<Site> loops = invocation.frame().loops();
    if (earlier.filter(invocation.site()::equals).isEmpty()) {
      return new Copies.Several(
          earlier.orElse(invocation.site()), "an earlier producer with it is still open");
    } else if (!loops.isEmpty()) {
      return new Copies.Several(
          loops.get(loops.size() - 1),
          "a loop creates the producer again while the earlier ones stay open");
    }
    List<dev.eoslint.analyzer.model.CallStep> path = invocation.frame().path();
    return new Copies.Several(
        path.isEmpty() ? invocation.site() : path.get(path.size() - 1).site(),
        "this call creates the producer again while the earlier one stays open");
  }

  private void apply(int producer, Invocation invocation) {
    switch (invocation.method()) {
      case "beginTransaction" -> begin(producer, invocation);
      case "commitTransaction", "abortTransaction" ->
          invocation.state().setStatus(producer, new ClientStatus.Idle());
      case "close" -> close(producer, invocation);
      case "send" -> send(producer, invocation);
      case "sendOffsetsToTransaction" -> sendOffsets(producer, invocation);
      default -> {
        // Other calls neither open nor close a transaction.
      }
    }
  }

  private void begin(int producer, Invocation invocation) {
    ScopeSighting scope =
        new ScopeSighting(
            invocation.site(),
            TransactionScope.Kind.PRODUCER_CALLS,
            invocation.frame().path(),
            facts.client(producer));
    facts.addScope(scope);
    invocation
        .state()
        .setStatus(
            producer,
            new ClientStatus.Open(
                scope, invocation.frame().loops(), invocation.frame().detachments()));
  }

  private void close(int producer, Invocation invocation) {
    invocation.state().setStatus(producer, new ClientStatus.Closed());
    facts
        .client(producer)
        .filter(sighting -> sighting.path().equals(invocation.frame().path()))
        .ifPresent(ClientSighting::markShortLived);
  }

  private void send(int producer, Invocation invocation) {
    AbstractValue record = invocation.argument(0).orElseGet(AbstractValue::opaque);
    Value topic = KafkaClientSemantics.topicOf(record, invocation.state());
    Action.Send send = new Action.Send(invocation.site(), topic, invocation.frame().path());
    List<ClientStatus.Open> open = OpenTransactions.of(producer, invocation.state());
    Set<Integer> sources = Sources.of(record, invocation.state());
    for (ClientStatus.Open transaction : open) {
      transaction.scope().add(OpenTransactions.relativeTo(send, transaction));
      sources.forEach(consumer -> joinPipeline(consumer, transaction, invocation));
    }
    if (open.isEmpty() && isPlain(producer)) {
      facts.addPlainSend(send);
    }
    invocation.arguments().stream()
        .skip(1)
        .filter(callback -> invocation.state().object(callback, Closure.class).isPresent())
        .forEach(callback -> runCallback(callback, invocation));
  }

  private static void runCallback(AbstractValue callback, Invocation invocation) {
    invocation
        .engine()
        .run(
            callback,
            List.of(AbstractValue.opaque(), AbstractValue.opaque()),
            invocation.state(),
            invocation.frame(),
            Timing.ELSEWHERE);
  }

  /** A producer that is seen to be created without an id is certainly not transactional. */
  private boolean isPlain(int producer) {
    return facts
        .client(producer)
        .filter(
            sighting ->
                sighting.configs().stream()
                    .allMatch(config -> config.complete() && !config.mentions(TRANSACTIONAL_ID)))
        .isPresent();
  }

  private void sendOffsets(int producer, Invocation invocation) {
    AbstractValue group = invocation.argument(1).orElseGet(AbstractValue::opaque);
    Optional<LibraryObject> metadata = invocation.state().object(group, LibraryObject.class);
    Optional<AbstractValue> reader =
        metadata.flatMap(object -> object.attribute(ConsumerSemantics.READER));
    Action.Means means = Action.Means.TRANSACTION;
    if (reader.isPresent()) {
      means = Action.Means.TRANSACTION_WITH_GROUP_METADATA;
    } else if (metadata.isPresent() || group instanceof AbstractValue.Scalar) {
      means = Action.Means.TRANSACTION_WITH_GROUP_ID;
    }
    Action.OffsetCommit commit =
        new Action.OffsetCommit(invocation.site(), means, invocation.frame().path());
    for (ClientStatus.Open transaction : OpenTransactions.of(producer, invocation.state())) {
      transaction.scope().add(OpenTransactions.relativeTo(commit, transaction));
      for (int consumer : consumersBehind(reader, transaction, invocation)) {
        joinPipeline(consumer, transaction, invocation);
      }
    }
  }

  /** The group metadata names the consumer; else it is the only one that polls in the same loop. */
  private static List<Integer> consumersBehind(
      Optional<AbstractValue> reader, ClientStatus.Open transaction, Invocation invocation) {
    if (reader.isPresent()) {
      return reader.get().references();
    }
    Set<Integer> sources = Sources.ofAll(invocation.arguments(), invocation.state());
    List<Integer> polling = new ArrayList<>();
    for (int object : invocation.state().objectsWithStatus()) {
      if (sources.contains(object) || pollsWith(object, transaction, invocation.state())) {
        polling.add(object);
      }
    }
    return polling.size() == 1 ? polling : List.of();
  }

  private static boolean pollsWith(int object, ClientStatus.Open transaction, State state) {
    for (Status status : state.statuses(object)) {
      if (status instanceof ClientStatus.Polled polled
          && polled.detachments() == transaction.detachments()
          && (polled.loops().isEmpty()
              || transaction.loops().containsAll(polled.loops().subList(0, 1)))) {
        return true;
      }
    }
    return false;
  }

  private void joinPipeline(int consumer, ClientStatus.Open transaction, Invocation invocation) {
    Optional<ClientStatus.Polled> polled =
        invocation.state().statuses(consumer).stream()
            .filter(ClientStatus.Polled.class::isInstance)
            .map(ClientStatus.Polled.class::cast)
            .findFirst();
    if (polled.isPresent()) {
      facts
          .pipeline(
              consumer,
              new PipelineSighting(
                  polled.get().site(), facts.client(consumer), invocation.frame().path()))
          .addTransaction(transaction.scope());
    }
  }
}
