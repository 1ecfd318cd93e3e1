package dev.eoslint.analyzer.dialect.spring;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.State;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Qualified names of Spring that analysis knows. */
final class SpringTypes {

  static final String KAFKA = "org.springframework.kafka.";
  static final String PRODUCER_FACTORY = KAFKA + "core.ProducerFactory";
  static final String DEFAULT_PRODUCER_FACTORY = KAFKA + "core.DefaultKafkaProducerFactory";
  static final String CONSUMER_FACTORY = KAFKA + "core.ConsumerFactory";
  static final String DEFAULT_CONSUMER_FACTORY = KAFKA + "core.DefaultKafkaConsumerFactory";
  static final String TEMPLATE = KAFKA + "core.KafkaTemplate";
  static final String OPERATIONS = KAFKA + "core.KafkaOperations";
  static final String MANAGER = KAFKA + "transaction.KafkaTransactionManager";
  static final String AWARE_MANAGER = KAFKA + "transaction.KafkaAwareTransactionManager";
  static final String CHAINED_MANAGER = KAFKA + "transaction.ChainedKafkaTransactionManager";
  static final String ACKNOWLEDGMENT = KAFKA + "support.Acknowledgment";
  static final String RETRYABLE_TOPIC = KAFKA + "annotation.RetryableTopic";
  static final String CONTAINER_FACTORY = KAFKA + "config.ConcurrentKafkaListenerContainerFactory";
  static final String CONTAINER_FACTORY_TYPE = KAFKA + "config.KafkaListenerContainerFactory";
  static final String CONTAINER_PROPERTIES = KAFKA + "listener.ContainerProperties";
  static final Set<String> SEEK_AWARE =
      Set.of(KAFKA + "listener.ConsumerSeekAware", KAFKA + "listener.AbstractConsumerSeekAware");
  static final String STREAMS_CONFIGURATION = KAFKA + "config.KafkaStreamsConfiguration";
  static final String LISTENER = KAFKA + "annotation.KafkaListener";
  static final String HANDLER = KAFKA + "annotation.KafkaHandler";
  static final String RECORD = "org.apache.kafka.clients.consumer.ConsumerRecord";
  static final String RECORDS = "org.apache.kafka.clients.consumer.ConsumerRecords";
  static final String MESSAGE = "org.springframework.messaging.Message";
  static final String TRANSACTION_TEMPLATE =
      "org.springframework.transaction.support.TransactionTemplate";
  static final String PLATFORM_MANAGER =
      "org.springframework.transaction.PlatformTransactionManager";
  static final String ENVIRONMENT = "org.springframework.core.env.Environment";

  private static final Set<String> BOOT_PROPERTIES =
      Set.of(
          "org.springframework.boot.autoconfigure.kafka.KafkaProperties",
          "org.springframework.boot.kafka.autoconfigure.KafkaProperties");

  private static final Set<String> BOOT_CONFIGURERS =
      Set.of(
          "org.springframework.boot.autoconfigure.kafka"
              + ".ConcurrentKafkaListenerContainerFactoryConfigurer",
          "org.springframework.boot.kafka.autoconfigure"
              + ".ConcurrentKafkaListenerContainerFactoryConfigurer");

  private static final Set<String> TRANSACTIONAL =
      Set.of(
          "org.springframework.transaction.annotation.Transactional",
          "jakarta.transaction.Transactional",
          "javax.transaction.Transactional");

  /** Interfaces under which a bean of a class is asked for. */
  private static final Map<String, Set<String>> IMPLEMENTATIONS =
      Map.of(
          PRODUCER_FACTORY, Set.of(PRODUCER_FACTORY, DEFAULT_PRODUCER_FACTORY),
          DEFAULT_PRODUCER_FACTORY, Set.of(PRODUCER_FACTORY, DEFAULT_PRODUCER_FACTORY),
          CONSUMER_FACTORY, Set.of(CONSUMER_FACTORY, DEFAULT_CONSUMER_FACTORY),
          DEFAULT_CONSUMER_FACTORY, Set.of(CONSUMER_FACTORY, DEFAULT_CONSUMER_FACTORY),
          TEMPLATE, Set.of(TEMPLATE, OPERATIONS),
          OPERATIONS, Set.of(TEMPLATE, OPERATIONS),
          MANAGER, Set.of(MANAGER, AWARE_MANAGER),
          AWARE_MANAGER, Set.of(MANAGER, AWARE_MANAGER),
          CONTAINER_FACTORY, Set.of(CONTAINER_FACTORY, CONTAINER_FACTORY_TYPE),
          CONTAINER_FACTORY_TYPE, Set.of(CONTAINER_FACTORY, CONTAINER_FACTORY_TYPE));

  private static final Set<String> KAFKA_AWARE = Set.of(MANAGER, AWARE_MANAGER, CHAINED_MANAGER);

  private SpringTypes() {}

  /** Returns whether this is the object of Boot that holds its properties, or one inside of it. */
  static boolean isBootProperties(String name) {
    return BOOT_PROPERTIES.contains(name)
        || BOOT_PROPERTIES.contains(name.substring(0, Math.max(0, name.lastIndexOf('.'))));
  }

  static boolean isBootConfigurer(String name) {
    return BOOT_CONFIGURERS.contains(name);
  }

  static boolean isTransactional(String annotation) {
    return TRANSACTIONAL.contains(annotation);
  }

  /** Returns the types that a bean may be declared with to be found when {@code asked} is asked. */
  static Set<String> declaredAs(String asked) {
    return Optional.ofNullable(IMPLEMENTATIONS.get(asked)).orElseGet(() -> Set.of(asked));
  }

  /**
   * Returns whether a container with such a manager sends the offsets to its transaction. A chained
   * manager of Spring Kafka holds a Kafka transaction among others.
   */
  static boolean isKafkaAware(AbstractValue manager, State state) {
    Optional<JavaType> type =
        manager instanceof AbstractValue.Opaque opaque
            ? opaque.type()
            : state.object(manager, LibraryObject.class).map(LibraryObject::type);
    return type.map(JavaType::name).filter(KAFKA_AWARE::contains).isPresent();
  }

  static boolean isTemplate(String name) {
    return name.equals(TEMPLATE) || name.equals(OPERATIONS);
  }

  static boolean isKnown(String name) {
    return name.startsWith(KAFKA)
        || name.startsWith("org.springframework.transaction.")
        || name.startsWith("org.springframework.context.annotation.")
        || name.startsWith("org.springframework.beans.factory.annotation.")
        || name.startsWith("org.springframework.stereotype.")
        || name.equals(ENVIRONMENT)
        || isBootProperties(name)
        || isBootConfigurer(name);
  }
}
