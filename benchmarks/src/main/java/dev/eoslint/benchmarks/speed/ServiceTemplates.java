package dev.eoslint.benchmarks.speed;

/** The texts that the generated service is made of. */
final class ServiceTemplates {

  /** The most members that a plain class has; its files are 1 to 10 KiB then. */
  static final int MOST_MEMBERS = 11;

  static final String POM =
      """
      <project xmlns="http://maven.apache.org/POM/4.0.0">
        <modelVersion>4.0.0</modelVersion>
        <groupId>com.acme</groupId>
        <artifactId>shop</artifactId>
        <version>1.0.0</version>
        <dependencies>
          <dependency>
            <groupId>org.apache.kafka</groupId>
            <artifactId>kafka-clients</artifactId>
            <version>3.9.1</version>
          </dependency>
        </dependencies>
      </project>
      """;

  static final String SETTINGS =
      """
      server:
        port: 8080
      shop:
        currency: EUR
        retries: 3
      """;

  static final String PLAIN =
      """
      package com.acme.shop.%AREA%;

      import java.math.BigDecimal;
      import java.math.RoundingMode;
      import java.time.Duration;
      import java.time.Instant;
      import java.util.ArrayList;
      import java.util.HashMap;
      import java.util.List;
      import java.util.Map;
      import java.util.Optional;

      /** Keeps what the shop knows of its %KEY% entries. */
      public class %NAME% {

        private final Map<String, BigDecimal> amounts = new HashMap<>();
        private final List<String> journal = new ArrayList<>();
        private final Duration retention;

        public %NAME%(Duration retention) {
          this.retention = retention;
        }
      %MEMBERS%
        private void note(String key, String what) {
          journal.add(Instant.now() + " " + key + ": " + what);
        }
      }
      """;

  static final String MEMBER =
      """

        /** Adds the amount, unless it exceeds what step %NUMBER% allows. */
        public Optional<BigDecimal> apply%NUMBER%(String key, BigDecimal amount, Instant since) {
          if (amount.signum() < 0 || since.plus(retention).isBefore(Instant.now())) {
            note(key, "step %NUMBER% refused " + amount);
            return Optional.empty();
          }
          BigDecimal sum = amounts.getOrDefault(key, BigDecimal.ZERO);
          for (int round = 0; round < %LIMIT%; round++) {
            BigDecimal share = amount.divide(BigDecimal.valueOf(%LIMIT%), 8, RoundingMode.HALF_UP);
            sum = round % 2 == 0 ? sum.add(share) : sum.subtract(share.negate());
          }
          try {
            amounts.merge(key, sum, BigDecimal::max);
          } catch (IllegalStateException conflict) {
            note(key, "step %NUMBER% found a conflict: " + conflict.getMessage());
          }
          return Optional.of(sum).filter(value -> value.compareTo(BigDecimal.TEN) > 0);
        }
      """;

  static final String RELAY =
      """
      package com.acme.shop.%AREA%;

      import java.time.Duration;
      import java.util.HashMap;
      import java.util.List;
      import java.util.Map;
      import java.util.Properties;
      import org.apache.kafka.clients.consumer.ConsumerConfig;
      import org.apache.kafka.clients.consumer.ConsumerRecord;
      import org.apache.kafka.clients.consumer.ConsumerRecords;
      import org.apache.kafka.clients.consumer.KafkaConsumer;
      import org.apache.kafka.clients.consumer.OffsetAndMetadata;
      import org.apache.kafka.clients.producer.KafkaProducer;
      import org.apache.kafka.clients.producer.ProducerConfig;
      import org.apache.kafka.clients.producer.ProducerRecord;
      import org.apache.kafka.common.TopicPartition;
      import org.apache.kafka.common.serialization.StringDeserializer;
      import org.apache.kafka.common.serialization.StringSerializer;

      /** Hands the records of one topic on to another one. */
      public final class %NAME% implements Runnable {

        private final KafkaConsumer<String, String> consumer = new KafkaConsumer<>(reading());
        private final KafkaProducer<String, String> producer = new KafkaProducer<>(writing());

        private static Properties reading() {
          Properties settings = new Properties();
          settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"));
          settings.put(ConsumerConfig.GROUP_ID_CONFIG, "%KEY%");
          settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
          settings.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
          settings.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
          settings.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
          return settings;
        }

        private static Properties writing() {
          Properties settings = new Properties();
          settings.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"));
          settings.put(
              ProducerConfig.TRANSACTIONAL_ID_CONFIG, "%KEY%-" + System.getenv("POD_NAME"));
          settings.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
          settings.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
          return settings;
        }

        @Override
        public void run() {
          consumer.subscribe(List.of("%AREA%-in"));
          producer.initTransactions();
          while (!Thread.currentThread().isInterrupted()) {
            ConsumerRecords<String, String> records = consumer.poll(Duration.ofMillis(200));
            producer.beginTransaction();
            Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
            for (ConsumerRecord<String, String> record : records) {
              producer.send(
                  new ProducerRecord<>("%AREA%-out", record.key(), record.value().trim()));
              offsets.put(
                  new TopicPartition(record.topic(), record.partition()),
                  new OffsetAndMetadata(record.offset() + 1));
            }
            producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
            producer.commitTransaction();
          }
        }
      }
      """;

  static final String LISTENER =
      """
      package com.acme.shop.%AREA%;

      import java.util.Map;
      import java.util.concurrent.ConcurrentHashMap;
      import org.springframework.kafka.annotation.KafkaListener;
      import org.springframework.stereotype.Component;

      /** Remembers the latest value of each key. */
      @Component
      public class %NAME% {

        private final Map<String, String> latest = new ConcurrentHashMap<>();

        @KafkaListener(topics = "%AREA%-changes", groupId = "%KEY%")
        public void onChange(String change) {
          int separator = change.indexOf('=');
          if (separator > 0) {
            latest.put(change.substring(0, separator), change.substring(separator + 1));
          }
        }
      }
      """;

  private ServiceTemplates() {}
}
