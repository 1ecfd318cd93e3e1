package dev.eoslint.analyzer.dialect.spring;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import java.util.Map;
import java.util.Optional;

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

  private static final String OWNER = "container factory";

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    String type = invocation.type().map(JavaType::name).orElse("");
    if (invocation.creates(SpringTypes.CONTAINER_FACTORY)) {
      return Optional.of(object(SpringTypes.CONTAINER_FACTORY, Map.of(), invocation));
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

  private static AbstractValue onFactory(Invocation invocation) {
    switch (invocation.method()) {
      case "setConsumerFactory" -> remember(CONSUMERS, invocation);
      case "setBatchListener" -> remember(BATCH, invocation);
      case "getContainerProperties" -> {
        return object(
            SpringTypes.CONTAINER_PROPERTIES,
            Map.of(OWNER, invocation.receiver().orElseGet(AbstractValue::opaque)),
            invocation);
      }
      default -> {
        // Other setters do not decide on transactions, batches or settings of consumers.
      }
    }
    return AbstractValue.opaque();
  }

  private static Optional<AbstractValue> onProperties(Invocation invocation) {
    Optional<AbstractValue> owner =
        invocation
            .receiverAs(LibraryObject.class)
            .flatMap(properties -> properties.attribute(OWNER));
    if (owner.isEmpty()) {
      return Optional.empty();
    }
    AbstractValue argument = invocation.argument(0).orElseGet(AbstractValue::opaque);
    switch (invocation.method()) {
      case "setTransactionManager", "setKafkaAwareTransactionManager" ->
          set(owner.get(), MANAGER, argument, invocation);
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
          .object(id)
          .filter(LibraryObject.class::isInstance)
          .map(LibraryObject.class::cast)
          .ifPresent(object -> invocation.state().update(id, object.with(attribute, value)));
    }
  }

  private static AbstractValue object(
      String type, Map<String, AbstractValue> attributes, Invocation invocation) {
    return invocation
        .state()
        .reference(
            new LibraryObject(JavaType.library(type), Optional.of(invocation.site()), attributes));
  }
}
