package dev.eoslint.analyzer.dialect.facts;

import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.model.Action;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Collects what the dialects see over all executions. Object ids only mean something within one
 * execution, so what is kept by id is forgotten when the next one starts.
 */
public final class ApplicationFacts {

  private final List<ClientSighting> producers = new ArrayList<>();
  private final List<ClientSighting> consumers = new ArrayList<>();
  private final List<ScopeSighting> scopes = new ArrayList<>();
  private final List<PipelineSighting> pipelines = new ArrayList<>();
  private final List<Action.Send> plainSends = new ArrayList<>();
  private final StreamsFacts streams = new StreamsFacts();
  private final TopicFacts topics = new TopicFacts();
  private final Map<Integer, ClientSighting> clientsByObject = new HashMap<>();
  private final Map<Integer, PipelineSighting> pipelinesByConsumer = new HashMap<>();
  private final ProtocolFacts protocol = new ProtocolFacts();
  private final ConsumerFacts consuming = new ConsumerFacts();
  private final Set<Integer> signals = new HashSet<>();
  private final Map<Integer, Frame> creations = new HashMap<>();
  private final LoopFacts loops = new LoopFacts();
  private final Set<ResendSighting> resends = new LinkedHashSet<>();
  private final SendingFacts sending = new SendingFacts();
  private final ContainerFacts containers = new ContainerFacts();
  private int execution;
  private Optional<String> program = Optional.empty();

  /** Starts a new execution, from a main method of the class {@code mainClass} or not. */
  public void startExecution(Optional<String> mainClass) {
    clientsByObject.clear();
    pipelinesByConsumer.clear();
    signals.clear();
    creations.clear();
    loops.startExecution();
    execution++;
    program = mainClass;
  }

  /** Returns a number that tells this execution apart from others. */
  public int execution() {
    return execution;
  }

  /** Returns the main class that the execution started from. */
  public Optional<String> program() {
    return program;
  }

  /** Returns what is seen of the protocol of transactions. */
  public ProtocolFacts protocol() {
    return protocol;
  }

  /** Returns what is seen of the use of consumers. */
  public ConsumerFacts consuming() {
    return consuming;
  }

  /** Remembers a record that is sent again. */
  public void addResend(ResendSighting resend) {
    resends.add(resend);
  }

  public List<ResendSighting> resends() {
    return List.copyOf(resends);
  }

  /** Returns what is seen of poll loops. */
  public LoopFacts loops() {
    return loops;
  }

  /** Returns what is seen of the results of sends. */
  public SendingFacts sending() {
    return sending;
  }

  /** Returns what is seen of listener containers outside of the beans that make them. */
  public ContainerFacts containers() {
    return containers;
  }

  /** Remembers a producer; {@code object} is its id in this execution. */
  public void addProducer(int object, ClientSighting producer) {
    producers.add(producer);
    clientsByObject.put(object, producer);
  }

  /** Says where in this execution the producer is created. */
  public void createdIn(int object, Frame frame) {
    creations.put(object, frame);
  }

  /** Returns where in this execution a producer is created. */
  public Optional<Frame> creation(int object) {
    return Optional.ofNullable(creations.get(object));
  }

  /** Returns the producers that are created in this execution. */
  public Set<Integer> created() {
    return Set.copyOf(creations.keySet());
  }

  /** Remembers a producer that is described by configuration alone. */
  public void addProducer(ClientSighting producer) {
    producers.add(producer);
  }

  /** Remembers a consumer; {@code object} is its id in this execution. */
  public void addConsumer(int object, ClientSighting consumer) {
    consumers.add(consumer);
    clientsByObject.put(object, consumer);
  }

  /** Remembers a consumer that is described by configuration alone. */
  public void addConsumer(ClientSighting consumer) {
    consumers.add(consumer);
  }

  /** Says that the object {@code id} of this execution is {@code client}. */
  public void attach(int id, ClientSighting client) {
    clientsByObject.put(id, client);
  }

  /** Returns the client that the object {@code id} is. */
  public Optional<ClientSighting> client(int id) {
    return Optional.ofNullable(clientsByObject.get(id));
  }

  /** Says that code of this execution gives the signal that others wait for at the object. */
  public void addSignal(int object) {
    signals.add(object);
  }

  /** Returns whether code of this execution gives the signal of the object. */
  public boolean isSignalled(int object) {
    return signals.contains(object);
  }

  /** Remembers a transaction. */
  public void addScope(ScopeSighting scope) {
    scopes.add(scope);
  }

  /**
   * Returns the processing of the consumer {@code id}, which {@code fresh} describes if it is new.
   */
  public PipelineSighting pipeline(int id, PipelineSighting fresh) {
    PipelineSighting known = pipelinesByConsumer.get(id);
    if (known == null) {
      known = fresh;
      pipelinesByConsumer.put(id, fresh);
      pipelines.add(fresh);
    }
    return known;
  }

  /** Remembers a pipeline that a framework drives. */
  public void addPipeline(PipelineSighting pipeline) {
    pipelines.add(pipeline);
  }

  /** Remembers something that is sent outside of any transaction. */
  public void addPlainSend(Action.Send send) {
    if (!plainSends.contains(send)) {
      plainSends.add(send);
    }
  }

  /** Adds {@code action} to the transaction or processing that frameworks hold around it. */
  public boolean addToEnclosing(Action action, Frame frame) {
    Optional<ScopeSighting> transaction = innermost(ScopeSighting.class, frame);
    if (transaction.isPresent()) {
      ScopeSighting scope = transaction.get();
      scope.add(Actions.withPath(action, scope.pathFrom(frame.path())));
      return true;
    }
    Optional<PipelineSighting> processing = innermost(PipelineSighting.class, frame);
    processing.ifPresent(
        pipeline -> pipeline.add(Actions.withPath(action, pipeline.pathFrom(frame.path()))));
    return processing.isPresent();
  }

  /**
   * Returns the transaction that code opens around {@code frame} in the processing of records whose
   * container holds none open.
   */
  public Optional<ScopeSighting> ownTransaction(Frame frame) {
    return processing(frame).flatMap(pipeline -> innermost(ScopeSighting.class, frame));
  }

  /** Returns the processing around {@code frame} whose container holds no transaction open. */
  public Optional<PipelineSighting> processing(Frame frame) {
    return innermost(PipelineSighting.class, frame);
  }

  private static <T extends Frame.EnclosingScope> Optional<T> innermost(
      Class<T> form, Frame frame) {
    return frame.scopes().stream()
        .filter(form::isInstance)
        .map(form::cast)
        .reduce((outer, inner) -> inner);
  }

  /** Returns the topics that code creates or configures. */
  public TopicFacts topics() {
    return topics;
  }

  /** Returns what is seen of Kafka Streams. */
  public StreamsFacts streams() {
    return streams;
  }

  public List<ClientSighting> producers() {
    return Merging.merged(producers);
  }

  public List<ClientSighting> consumers() {
    return Merging.merged(consumers);
  }

  /** Returns the transactions, those seen several times once. */
  public List<ScopeSighting> scopes() {
    List<ScopeSighting> distinct = new ArrayList<>();
    for (ScopeSighting scope : scopes) {
      Optional<ScopeSighting> known = distinct.stream().filter(scope::sameAs).findFirst();
      if (known.isPresent()) {
        known.get().absorb(scope);
      } else {
        distinct.add(scope);
      }
    }
    return distinct;
  }

  public List<PipelineSighting> pipelines() {
    return List.copyOf(pipelines);
  }

  public List<Action.Send> plainSends() {
    return List.copyOf(plainSends);
  }
}
