package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.dialect.broker.BrokerSide;
import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.dialect.facts.ConsumerFacts;
import dev.eoslint.analyzer.dialect.facts.GroupCallSighting;
import dev.eoslint.analyzer.dialect.facts.OffsetsSighting;
import dev.eoslint.analyzer.dialect.facts.PipelineSighting;
import dev.eoslint.analyzer.dialect.facts.ProducerCallSighting;
import dev.eoslint.analyzer.dialect.facts.ProtocolFacts;
import dev.eoslint.analyzer.dialect.facts.ResendSighting;
import dev.eoslint.analyzer.dialect.facts.ScopeSighting;
import dev.eoslint.analyzer.dialect.facts.StreamsFacts;
import dev.eoslint.analyzer.dialect.topic.CreatedTopics;
import dev.eoslint.analyzer.kafka.ConfigKeys;
import dev.eoslint.analyzer.model.Action;
import dev.eoslint.analyzer.model.AheadOffsets;
import dev.eoslint.analyzer.model.ApplicationModule;
import dev.eoslint.analyzer.model.CollectedBatch;
import dev.eoslint.analyzer.model.ConcurrentTransaction;
import dev.eoslint.analyzer.model.Consumer;
import dev.eoslint.analyzer.model.ConsumerProtocol;
import dev.eoslint.analyzer.model.Deployment;
import dev.eoslint.analyzer.model.DroppingHandler;
import dev.eoslint.analyzer.model.GroupCall;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.KafkaVersions;
import dev.eoslint.analyzer.model.Pipeline;
import dev.eoslint.analyzer.model.PollingFault;
import dev.eoslint.analyzer.model.Producer;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.ProducerState;
import dev.eoslint.analyzer.model.Resend;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.ShareConsumer;
import dev.eoslint.analyzer.model.ShareUse;
import dev.eoslint.analyzer.model.ShortLivedProducer;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.SpanningTransaction;
import dev.eoslint.analyzer.model.StreamsApplication;
import dev.eoslint.analyzer.model.StreamsUse;
import dev.eoslint.analyzer.model.TopologyOutput;
import dev.eoslint.analyzer.model.TopologyStep;
import dev.eoslint.analyzer.model.TransactionProtocol;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.analyzer.model.TransactionalOffsets;
import dev.eoslint.analyzer.model.UnmanagedContainer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Turns what the dialects saw into the model. */
final class ModelAssembly {

  private final ApplicationFacts facts;
  private final Modules modules;
  private final ClientAssembly clients;
  private final IdentityHashMap<ScopeSighting, TransactionScope> scopes = new IdentityHashMap<>();

  ModelAssembly(ApplicationFacts facts, Modules modules) {
    this.facts = facts;
    this.modules = modules;
    this.clients = new ClientAssembly(facts, modules);
  }

  /**
   * Makes the model.
   *
   * @param versions the versions of the Kafka clients
   */
  KafkaApplication assemble(
      ConfigKeys keys,
      KafkaVersions versions,
      List<Deployment> deployments,
      BrokerSide brokers,
      List<Setting> brokerSettings) {
    List<TransactionScope> transactions =
        facts.scopes().stream()
            .map(this::scope)
            .sorted(Comparator.comparing(TransactionScope::begin))
            .toList();
    return new KafkaApplication(
        keys,
        versions,
        sorted(facts.producers().stream().map(clients::producer).toList(), Producer::creation),
        sorted(facts.consumers().stream().map(clients::consumer).toList(), Consumer::creation),
        transactions,
        pipelines(),
        protocol(),
        consuming(),
        new ConsumingAssembly(facts, clients).assemble(),
        sorted(facts.resends().stream().map(this::resend).distinct().toList(), Resend::again),
        new SendingAssembly(facts.sending(), clients::producer).assemble(),
        sorted(facts.plainSends(), Action.Send::site),
        streams(),
        deployments,
        brokers.clusters(),
        brokers.topics(),
        new CreatedTopics(modules).of(facts.topics()),
        brokerSettings);
  }

  private Resend resend(ResendSighting seen) {
    return new Resend(
        seen.first(),
        seen.handler(),
        seen.again(),
        seen.before().map(clients::producer),
        seen.after().map(clients::producer),
        seen.path());
  }

  private StreamsUse streams() {
    StreamsFacts seen = facts.streams();
    return new StreamsUse(
        sorted(
            seen.applications().stream().map(this::streamsApplication).toList(),
            StreamsApplication::creation),
        sorted(seen.steps().stream().map(this::step).distinct().toList(), TopologyStep::entry),
        sorted(seen.guarantees(), Setting::site),
        sorted(seen.droppingHandlers(), DroppingHandler::declaration),
        sorted(seen.outputs().stream().map(this::output).toList(), TopologyOutput::site));
  }

  private TopologyOutput output(StreamsFacts.Output seen) {
    return new TopologyOutput(seen.site(), seen.topic(), modules.owning(seen.site().file()));
  }

  private StreamsApplication streamsApplication(ClientSighting sighting) {
    return new StreamsApplication(
        sighting.creation(),
        sighting.framework(),
        sighting.configs(),
        modules.owning(sighting.creation().file()));
  }

  private TopologyStep step(StreamsFacts.Step seen) {
    PipelineSighting processing = seen.processing();
    return new TopologyStep(
        processing.entry(),
        seen.operator(),
        processing.actions(),
        modules.owning(processing.entry().file()));
  }

  private static <T> List<T> sorted(List<T> list, Function<T, Site> site) {
    return list.stream().sorted(Comparator.comparing(site)).toList();
  }

  private TransactionScope scope(ScopeSighting sighting) {
    return scopes.computeIfAbsent(
        sighting,
        seen ->
            new TransactionScope(
                seen.begin(),
                seen.kind(),
                seen.producer().map(clients::producer),
                actions(seen),
                seen.ends(),
                isCompletedElsewhere(seen)));
  }

  private List<Action> actions(ScopeSighting seen) {
    boolean withLess = facts.protocol().isBegunWithLess(seen.begin());
    return seen.actions().stream()
        .filter(action -> !(action instanceof CollectedBatch && withLess))
        .toList();
  }

  private boolean isCompletedElsewhere(ScopeSighting seen) {
    return seen.leftToCallback() || isCompletedByOtherMethod(seen);
  }

  private boolean isCompletedByOtherMethod(ScopeSighting seen) {
    return seen.beginner()
        .filter(
            method ->
                facts
                    .protocol()
                    .isCompletedElsewhere(
                        method.owner().qualifiedName(), method.declaration().name()))
        .isPresent();
  }

  private TransactionProtocol protocol() {
    ProtocolFacts seen = facts.protocol();
    return new TransactionProtocol(
        sorted(seen.calls().stream().map(this::call).distinct().toList(), ProducerCall::site),
        sorted(seen.unclosed(), ProducerState.Failed::call),
        sorted(
            seen.offsets().stream().map(this::offsets).distinct().toList(),
            TransactionalOffsets::site),
        sorted(seen.pollingFaults(), PollingFault::site),
        sorted(seen.concurrentTransactions(), ConcurrentTransaction::begin),
        new FaultAssembly(facts, modules).faults(),
        sorted(seen.shortLivedProducers(), ShortLivedProducer::creation));
  }

  private ProducerCall call(ProducerCallSighting seen) {
    return new ProducerCall(
        seen.site(),
        seen.kind(),
        seen.before(),
        seen.producer().map(clients::producer),
        seen.conditional(),
        seen.handling(),
        seen.path());
  }

  private ConsumerProtocol consuming() {
    ConsumerFacts seen = facts.consuming();
    return new ConsumerProtocol(
        sorted(
            seen.groupCalls().stream().map(this::groupCall).distinct().toList(), GroupCall::site),
        sorted(seen.shareConsumers(), ShareConsumer::creation),
        sorted(seen.shareUses(), ShareUse::site),
        sorted(seen.spanningTransactions(), SpanningTransaction::poll),
        sorted(seen.aheadOffsets(), AheadOffsets::site));
  }

  private GroupCall groupCall(GroupCallSighting seen) {
    return new GroupCall(seen.site(), seen.method(), clients.consumer(seen.consumer()));
  }

  private TransactionalOffsets offsets(OffsetsSighting seen) {
    return new TransactionalOffsets(
        seen.site(),
        seen.group(),
        seen.producer().map(clients::producer),
        seen.polled().map(clients::consumer),
        seen.fromGroup(),
        seen.foreign(),
        seen.path());
  }

  /**
   * One pipeline for each transaction that processes its records; one without when there is none.
   */
  private List<Pipeline> pipelines() {
    List<Pipeline> pipelines = new ArrayList<>();
    for (PipelineSighting sighting : facts.pipelines()) {
      Consumer consumer =
          sighting
              .consumer()
              .map(clients::consumer)
              .orElseGet(() -> clients.unseen(sighting.entry()));
      if (sighting.transactions().isEmpty()) {
        pipelines.add(
            new Pipeline(
                consumer,
                sighting.entry(),
                Optional.empty(),
                false,
                sighting.actions(),
                unmanaged(sighting)));
      }
      for (ScopeSighting transaction : sighting.transactions()) {
        pipelines.add(
            new Pipeline(
                consumer,
                sighting.entry(),
                Optional.of(scope(transaction)),
                sighting.takesWholePolls(transaction),
                List.of(),
                Optional.empty()));
      }
    }
    return pipelines.stream().distinct().sorted(Comparator.comparing(Pipeline::entry)).toList();
  }

  private Optional<UnmanagedContainer> unmanaged(PipelineSighting sighting) {
    return sighting
        .container()
        .filter(container -> container.creation().filter(this::isManagedElsewhere).isEmpty())
        .filter(container -> !isUnclear(modules.owning(sighting.entry().file())))
        .map(
            container ->
                new UnmanagedContainer(
                    container.maker(),
                    sorted(
                        sighting.ownTransactions().stream().map(this::scope).toList(),
                        TransactionScope::begin)));
  }

  private boolean isManagedElsewhere(Site creation) {
    return facts.containers().isManaged(creation);
  }

  private boolean isUnclear(ApplicationModule module) {
    return facts.containers().unclear().stream()
        .anyMatch(site -> modules.owning(site.file()).equals(module));
  }
}
