package dev.eoslint.analyzer.dialect.spring;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.Status;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** {@code ConcurrentKafkaListenerContainerFactory} and its {@code ContainerProperties}. */
final class ContainerSemantics implements LibrarySemantics {

  /** Attribute of a container factory: its consumer factory. */
  static final String CONSUMERS = "consumer factory";

  /** Attribute of a container factory: its transaction manager. */
  static final String MANAGER = "transaction manager";

  /** Attribute of a container factory: whether its listeners get all records of a poll at once. */
  static final String BATCH = "batch listener";

  /** Attribute of a container factory: present when Boot applies its settings to it. */
  static final String BOOT = "configured by Boot";

  /** Attribute of a container factory: consumer properties that never reach a container. */
  static final String LOST_PROPERTIES = "lost consumer properties";

  /** Attribute of a container factory: its container properties, once they were asked for. */
  static final String PROPERTIES = "container properties";

  private static final Set<String> MANAGER_SETTERS =
      Set.of("setTransactionManager", "setKafkaAwareTransactionManager");

  private static final String OWNER = "container factory";

  private final ApplicationFacts facts;

  ContainerSemantics(ApplicationFacts facts) {
    this.facts = facts;
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    String type = invocation.type().map(JavaType::name).orElse("");
    if (invocation.creates(SpringTypes.CONTAINER_FACTORY)) {
      return Optional.of(unmanaged(SpringTypes.CONTAINER_FACTORY, Map.of(), invocation));
    } else if (SpringTypes.declaredAs(SpringTypes.CONTAINER_FACTORY).contains(type)) {
      return Optional.of(onFactory(invocation));
    } else if (type.equals(SpringTypes.CONTAINER_PROPERTIES)) {
      return onProperties(invocation);
    } else if (SpringTypes.isBootConfigurer(type) && invocation.method().equals("configure")) {
      configure(invocation);
      return Optional.of(AbstractValue.opaque());
    }
    return Optional.empty();
  }

  /** Notes that an object of unknown type, which can be a container's, is given a manager. */
  void noteSetter(Invocation invocation) {
    boolean manages =
        MANAGER_SETTERS.contains(invocation.method())
            && invocation
                .argument(0)
                .filter(manager -> SpringTypes.isKafkaAware(manager, invocation.state()))
                .isPresent();
    if (manages) {
      facts.containers().addUnclear(invocation.site());
    }
  }

  private static AbstractValue onFactory(Invocation invocation) {
    switch (invocation.method()) {
      case "setConsumerFactory" -> remember(CONSUMERS, invocation);
      case "setBatchListener" -> remember(BATCH, invocation);
      case "getContainerProperties" -> {
        return properties(invocation);
      }
      case "setContainerCustomizer" ->
          invocation.receiver().ifPresent(factory -> doubt(factory, invocation));
      default -> {
        // Other setters do not decide on transactions, batches or settings of consumers.
      }
    }
    return AbstractValue.opaque();
  }

  /** A factory has one object of properties, which its containers copy. */
  private static AbstractValue properties(Invocation invocation) {
    AbstractValue factory = invocation.receiver().orElseGet(AbstractValue::opaque);
    return invocation
        .state()
        .object(factory, LibraryObject.class)
        .flatMap(known -> known.attribute(PROPERTIES))
        .orElseGet(
            () -> {
              AbstractValue properties =
                  unmanaged(SpringTypes.CONTAINER_PROPERTIES, Map.of(OWNER, factory), invocation);
              set(factory, PROPERTIES, properties, invocation);
              return properties;
            });
  }

  private Optional<AbstractValue> onProperties(Invocation invocation) {
    Optional<AbstractValue> owner =
        invocation
            .receiverAs(LibraryObject.class)
            .flatMap(properties -> properties.attribute(OWNER));
    if (MANAGER_SETTERS.contains(invocation.method())) {
      manage(owner.orElseGet(AbstractValue::opaque), invocation);
    }
    if (owner.isEmpty()) {
      return Optional.empty();
    }
    AbstractValue argument = invocation.argument(0).orElseGet(AbstractValue::opaque);
    switch (invocation.method()) {
      case "setKafkaConsumerProperties" -> set(owner.get(), LOST_PROPERTIES, argument, invocation);
      case "getKafkaConsumerProperties" -> {
        return Optional.of(lostProperties(owner.get(), invocation));
      }
      default -> {
        // Other properties do not decide on transactions or settings of consumers.
      }
    }
    return Optional.of(AbstractValue.opaque());
  }

  private void manage(AbstractValue factory, Invocation invocation) {
    set(factory, MANAGER, invocation.argument(0).orElseGet(AbstractValue::opaque), invocation);
    doubt(factory, invocation);
    List<LibraryObject> known = invocation.state().objects(factory, LibraryObject.class);
    known.stream().flatMap(each -> each.creation().stream()).forEach(facts.containers()::manage);
    if (known.isEmpty()) {
      facts.containers().addUnclear(invocation.site());
    }
  }

  private static void doubt(AbstractValue factory, Invocation invocation) {
    factory
        .references()
        .forEach(id -> invocation.state().changeStatuses(id, Status::afterUnseenUse));
  }

  private static AbstractValue lostProperties(AbstractValue owner, Invocation invocation) {
    AbstractValue properties = invocation.state().reference(ConfigMap.empty());
    set(owner, LOST_PROPERTIES, properties, invocation);
    return properties;
  }

  /** {@code configure(factory, consumerFactory)} applies {@code spring.kafka.listener.*}. */
  private static void configure(Invocation invocation) {
    AbstractValue factory = invocation.argument(0).orElseGet(AbstractValue::opaque);
    set(factory, BOOT, AbstractValue.known("true", invocation.site()), invocation);
    invocation.argument(1).ifPresent(consumers -> set(factory, CONSUMERS, consumers, invocation));
  }

  private static void remember(String attribute, Invocation invocation) {
    invocation
        .receiver()
        .ifPresent(
            receiver ->
                set(
                    receiver,
                    attribute,
                    invocation.argument(0).orElseGet(AbstractValue::opaque),
                    invocation));
  }

  private static void set(
      AbstractValue owner, String attribute, AbstractValue value, Invocation invocation) {
    for (int id : owner.references()) {
      invocation
          .state()
          .object(id, LibraryObject.class)
          .ifPresent(object -> invocation.state().update(id, object.with(attribute, value)));
    }
  }

  private static AbstractValue unmanaged(
      String type, Map<String, AbstractValue> attributes, Invocation invocation) {
    AbstractValue.Reference object =
        invocation
            .state()
            .reference(
                new LibraryObject(
                    JavaType.library(type), Optional.of(invocation.site()), attributes));
    invocation.state().setStatus(object.id(), Management.NONE);
    return object;
  }
}
