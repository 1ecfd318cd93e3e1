package dev.eoslint.analyzer.dialect.streams;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.dialect.facts.ConfigView;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.ConfigMap.Entry;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.kafka.ClientRole;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Framework;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** {@code KafkaStreams}, {@code StreamsConfig} and Spring's beans that hold the configuration. */
final class StreamsCreation {

  private static final String GUARANTEE = "processing.guarantee";
  private static final Set<String> WRITING = Set.of("put", "setProperty", "putIfAbsent");

  private final ApplicationFacts facts;
  private final ExceptionHandlers handlers;

  StreamsCreation(ApplicationFacts facts, ExceptionHandlers handlers) {
    this.facts = facts;
    this.handlers = handlers;
  }

  Optional<AbstractValue> call(Invocation invocation) {
    if (invocation.creates(StreamsTypes.STREAMS_CONFIG)) {
      return Optional.of(
          create(StreamsTypes.STREAMS_CONFIG, 0, Framework.KAFKA_CLIENTS, invocation));
    } else if (invocation.creates(StreamsTypes.KAFKA_STREAMS)) {
      return Optional.of(createStreams(invocation));
    } else if (invocation.creates(StreamsTypes.SPRING_CONFIGURATION)) {
      return Optional.of(
          create(StreamsTypes.SPRING_CONFIGURATION, 0, Framework.SPRING_KAFKA, invocation));
    } else if (invocation.calls(StreamsTypes.SPRING_FACTORY, "setStreamsConfiguration")) {
      addApplication(0, Framework.SPRING_KAFKA, invocation);
      return Optional.of(AbstractValue.opaque());
    }
    return Optional.empty();
  }

  /** Notes the guarantee of a map, which the code in view need not give to an application. */
  void noteGuarantee(Invocation invocation) {
    boolean writes =
        WRITING.contains(invocation.method())
            && invocation.arguments().size() == 2
            && invocation.arguments().get(0).text().filter(GUARANTEE::equals).isPresent();
    if (writes) {
      Entry entry = new Entry(invocation.arguments().get(1), invocation.site(), GUARANTEE, false);
      ConfigView.settings(ConfigMap.empty().with(GUARANTEE, entry))
          .forEach(facts.streams()::addGuarantee);
    }
  }

  /** The configuration of {@code new KafkaStreams(topology, new StreamsConfig(...))} is known. */
  private AbstractValue createStreams(Invocation invocation) {
    boolean configured =
        invocation
            .argument(1)
            .flatMap(config -> invocation.state().object(config, LibraryObject.class))
            .isPresent();
    return configured
        ? object(StreamsTypes.KAFKA_STREAMS, invocation)
        : create(StreamsTypes.KAFKA_STREAMS, 1, Framework.KAFKA_CLIENTS, invocation);
  }

  private AbstractValue create(
      String type, int argument, Framework framework, Invocation invocation) {
    addApplication(argument, framework, invocation);
    return object(type, invocation);
  }

  private static AbstractValue object(String type, Invocation invocation) {
    return invocation
        .state()
        .reference(
            new LibraryObject(JavaType.library(type), Optional.of(invocation.site()), Map.of()));
  }

  private void addApplication(int argument, Framework framework, Invocation invocation) {
    ClientConfig config =
        ConfigView.of(
            ClientRole.STREAMS,
            invocation.argument(argument).orElseGet(AbstractValue::opaque),
            invocation.state(),
            List.of());
    facts
        .streams()
        .addApplication(
            new ClientSighting(
                invocation.site(),
                framework,
                invocation.frame().path(),
                facts.program(),
                List.of(config)));
    handlers.judge(config, invocation);
  }
}
