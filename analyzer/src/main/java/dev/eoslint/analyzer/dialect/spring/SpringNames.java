package dev.eoslint.analyzer.dialect.spring;

import java.util.List;
import java.util.Map;

/**
 * The types of Spring that code imports on demand and that analysis can meet. A name that several
 * packages are searched for must be found in the right one, so that packages alone do not do.
 */
final class SpringNames {

  private static final Map<String, List<String>> BY_PACKAGE =
      Map.ofEntries(
          Map.entry(
              "org.springframework.beans.factory.annotation",
              List.of("Autowired", "Qualifier", "Value")),
          Map.entry(
              "org.springframework.boot.autoconfigure.kafka",
              List.of("ConcurrentKafkaListenerContainerFactoryConfigurer", "KafkaProperties")),
          Map.entry(
              "org.springframework.boot.context.properties", List.of("ConfigurationProperties")),
          Map.entry(
              "org.springframework.boot.kafka.autoconfigure",
              List.of("ConcurrentKafkaListenerContainerFactoryConfigurer", "KafkaProperties")),
          Map.entry(
              "org.springframework.context.annotation",
              List.of("Bean", "Conditional", "Configuration", "Primary", "Profile")),
          Map.entry("org.springframework.core.env", List.of("Environment")),
          Map.entry(
              "org.springframework.kafka.annotation",
              List.of("KafkaHandler", "KafkaListener", "RetryableTopic")),
          Map.entry(
              "org.springframework.kafka.config",
              List.of(
                  "ConcurrentKafkaListenerContainerFactory",
                  "KafkaListenerContainerFactory",
                  "KafkaStreamsConfiguration",
                  "StreamsBuilderFactoryBean")),
          Map.entry(
              "org.springframework.kafka.core",
              List.of(
                  "ConsumerFactory",
                  "DefaultKafkaConsumerFactory",
                  "DefaultKafkaProducerFactory",
                  "KafkaOperations",
                  "KafkaTemplate",
                  "ProducerFactory")),
          Map.entry(
              "org.springframework.kafka.listener",
              List.of("AbstractConsumerSeekAware", "ConsumerSeekAware", "ContainerProperties")),
          Map.entry("org.springframework.kafka.support", List.of("Acknowledgment")),
          Map.entry(
              "org.springframework.kafka.transaction",
              List.of(
                  "ChainedKafkaTransactionManager",
                  "KafkaAwareTransactionManager",
                  "KafkaTransactionManager")),
          Map.entry("org.springframework.transaction", List.of("PlatformTransactionManager")),
          Map.entry("org.springframework.transaction.annotation", List.of("Transactional")),
          Map.entry("org.springframework.transaction.support", List.of("TransactionTemplate")));

  private SpringNames() {}

  /** Returns whether {@code qualifiedName} is one of the types. */
  static boolean contains(String qualifiedName) {
    int dot = qualifiedName.lastIndexOf('.');
    return dot > 0
        && BY_PACKAGE
            .getOrDefault(qualifiedName.substring(0, dot), List.of())
            .contains(qualifiedName.substring(dot + 1));
  }
}
