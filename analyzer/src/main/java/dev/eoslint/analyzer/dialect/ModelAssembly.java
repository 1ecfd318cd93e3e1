package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.dialect.facts.PipelineSighting;
import dev.eoslint.analyzer.dialect.facts.ScopeSighting;
import dev.eoslint.analyzer.kafka.ClientRole;
import dev.eoslint.analyzer.kafka.ConfigKeys;
import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.Action;
import dev.eoslint.analyzer.model.ApplicationModule;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Consumer;
import dev.eoslint.analyzer.model.Deployment;
import dev.eoslint.analyzer.model.Framework;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Pipeline;
import dev.eoslint.analyzer.model.Producer;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.TransactionScope;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Turns what the dialects saw into the model. */
final class ModelAssembly {

  private final ApplicationFacts facts;
  private final Modules modules;
  private final IdentityHashMap<ScopeSighting, TransactionScope> scopes = new IdentityHashMap<>();

  ModelAssembly(ApplicationFacts facts, Modules modules) {
    this.facts = facts;
    this.modules = modules;
  }

  /**
   * Returns the model.
   *
   * @param version of the Kafka clients, of several the oldest
   * @param moduleVersions the versions of the modules that have one of their own
   */
  KafkaApplication assemble(
      ConfigKeys keys,
      KafkaVersion version,
      Map<ApplicationModule, KafkaVersion> moduleVersions,
      List<Deployment> deployments,
      List<Setting> brokerSettings) {
    List<TransactionScope> transactions =
        facts.scopes().stream()
            .map(this::scope)
            .sorted(Comparator.comparing(TransactionScope::begin))
            .toList();
    return new KafkaApplication(
        keys,
        version,
        moduleVersions,
        sorted(facts.producers().stream().map(this::producer).toList(), Producer::creation),
        sorted(facts.consumers().stream().map(this::consumer).toList(), Consumer::creation),
        transactions,
        pipelines(),
        sorted(facts.plainSends(), Action.Send::site),
        deployments,
        brokerSettings);
  }

  private static <T> List<T> sorted(List<T> list, java.util.function.Function<T, Site> site) {
    return list.stream().sorted(Comparator.comparing(site)).toList();
  }

  private TransactionScope scope(ScopeSighting sighting) {
    return scopes.computeIfAbsent(
        sighting,
        seen ->
            new TransactionScope(
                seen.begin(), seen.kind(), seen.producer().map(this::producer), seen.actions()));
  }

  private Producer producer(ClientSighting sighting) {
    return new Producer(
        sighting.creation(),
        sighting.framework(),
        sighting.configs(),
        sighting.identities(),
        sighting.copies(),
        sighting.shortLived(),
        sighting.programs(),
        modules.owning(sighting.creation().file()));
  }

  private Consumer consumer(ClientSighting sighting) {
    return new Consumer(
        sighting.creation(),
        sighting.framework(),
        sighting.configs(),
        sighting.topics(),
        sighting.readsRecords(),
        modules.owning(sighting.creation().file()));
  }

  /**
   * One pipeline for each transaction that processes its records; one without when there is none.
   */
  private List<Pipeline> pipelines() {
    List<Pipeline> pipelines = new ArrayList<>();
    for (PipelineSighting sighting : facts.pipelines()) {
      Consumer consumer =
          sighting.consumer().map(this::consumer).orElseGet(() -> unseenConsumer(sighting));
      if (sighting.transactions().isEmpty()) {
        pipelines.add(
            new Pipeline(consumer, sighting.entry(), Optional.empty(), sighting.actions()));
      }
      for (ScopeSighting transaction : sighting.transactions()) {
        pipelines.add(
            new Pipeline(consumer, sighting.entry(), Optional.of(scope(transaction)), List.of()));
      }
    }
    return pipelines.stream().distinct().sorted(Comparator.comparing(Pipeline::entry)).toList();
  }

  private Consumer unseenConsumer(PipelineSighting sighting) {
    return new Consumer(
        sighting.entry(),
        Framework.KAFKA_CLIENTS,
        List.of(ClientConfig.unknown(ClientRole.CONSUMER)),
        List.of(),
        true,
        modules.owning(sighting.entry().file()));
  }
}
