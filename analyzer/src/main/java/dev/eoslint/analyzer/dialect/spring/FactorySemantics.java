package dev.eoslint.analyzer.dialect.spring;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.dialect.facts.ConfigView;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.kafka.ClientRole;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Copies;
import dev.eoslint.analyzer.model.Framework;
import dev.eoslint.analyzer.model.TransactionalIdentity;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** {@code DefaultKafkaProducerFactory} and {@code DefaultKafkaConsumerFactory}. */
final class FactorySemantics implements LibrarySemantics {

  private static final String TRANSACTIONAL_ID = "transactional.id";

  /** Setters of the configuration that the constructor has got. */
  private static final Set<String> CHANGES = Set.of("updateConfigs", "removeConfig");

  private final ApplicationFacts facts;

  FactorySemantics(ApplicationFacts facts) {
    this.facts = facts;
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    if (invocation.creates(SpringTypes.DEFAULT_PRODUCER_FACTORY)) {
      return Optional.of(createProducerFactory(invocation));
    } else if (invocation.creates(SpringTypes.DEFAULT_CONSUMER_FACTORY)) {
      return Optional.of(createConsumerFactory(invocation));
    } else if (invocation.method().equals("setTransactionIdPrefix")
        && invocation
            .type()
            .filter(
                type -> SpringTypes.declaredAs(SpringTypes.PRODUCER_FACTORY).contains(type.name()))
            .isPresent()) {
      setPrefix(invocation);
      return Optional.of(AbstractValue.opaque());
    } else if (CHANGES.contains(invocation.method())) {
      doubt(invocation);
    }
    return Optional.empty();
  }

  /** A factory can be given other settings than those that it is created with. */
  private void doubt(Invocation invocation) {
    invocation.receiver().map(AbstractValue::references).orElseGet(List::of).stream()
        .flatMap(id -> facts.client(id).stream())
        .forEach(
            client ->
                client.configure(
                    client.configs().stream().map(ClientConfig::asIncomplete).toList()));
  }

  private AbstractValue createProducerFactory(Invocation invocation) {
    ClientSighting sighting = sighting(ClientRole.PRODUCER, invocation);
    // The factory takes a transactional.id in its map as the prefix and removes it from the map.
    sighting.configs().stream()
        .flatMap(config -> config.lastSetting(TRANSACTIONAL_ID).stream())
        .forEach(
            setting ->
                sighting.addIdentity(
                    new TransactionalIdentity(setting.value(), setting.site(), true)));
    if (ConditionalBeans.isAround(invocation.frame())) {
      // It may exclude the others.
      sighting.setCopies(new Copies.Unclear());
    }
    invocation.frame().entered().stream()
        .filter(FactorySemantics::isBean)
        .reduce((outer, inner) -> inner)
        .ifPresent(method -> sighting.belongsToBean(method.declaration().name()));
    int object = allocate(SpringTypes.DEFAULT_PRODUCER_FACTORY, invocation);
    facts.addProducer(object, sighting);
    return new AbstractValue.Reference(object);
  }

  private static boolean isBean(MethodSymbol method) {
    return method.declaration().annotations().stream()
        .anyMatch(annotation -> annotation.simpleName().equals("Bean"));
  }

  private AbstractValue createConsumerFactory(Invocation invocation) {
    int object = allocate(SpringTypes.DEFAULT_CONSUMER_FACTORY, invocation);
    facts.attach(object, sighting(ClientRole.CONSUMER, invocation));
    return new AbstractValue.Reference(object);
  }

  private ClientSighting sighting(ClientRole role, Invocation invocation) {
    ClientConfig config =
        ConfigView.of(
            role,
            invocation.argument(0).orElseGet(AbstractValue::opaque),
            invocation.state(),
            role == ClientRole.CONSUMER ? List.of(BootSettings.CONTAINER_AUTO_COMMIT) : List.of());
    return new ClientSighting(
        invocation.site(),
        Framework.SPRING_KAFKA,
        invocation.frame().path(),
        Optional.empty(),
        List.of(config));
  }

  private static int allocate(String type, Invocation invocation) {
    return invocation
        .state()
        .allocate(
            new LibraryObject(JavaType.library(type), Optional.of(invocation.site()), Map.of()));
  }

  private void setPrefix(Invocation invocation) {
    for (int id : invocation.receiver().map(AbstractValue::references).orElseGet(List::of)) {
      facts.client(id).ifPresent(producer -> producer.replaceIdentities(Prefixes.of(invocation)));
    }
  }
}
