package com.acme.orders.relay;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;

/** Topics and client settings that the parts of the relay share. */
final class KafkaSettings {

  static final String PLACED_ORDERS = "orders.placed";
  static final String VALIDATED_ORDERS = "orders.validated";
  static final String REJECTED_ORDERS = "orders.rejected";
  static final String AUDIT_TRAIL = "orders.audit";
  static final String CAPTURED_PAYMENTS = "payments.captured";

  static final String RELAY_TRANSACTIONAL_ID = "order-relay"; // expect: transactional-id-shared-in-process

  private KafkaSettings() {}

  /** Returns the settings of all producers, which add their transactional ids. */
  static Properties producer() {
    Properties settings = new Properties();
    settings.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers());
    settings.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    settings.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    settings.put(ProducerConfig.LINGER_MS_CONFIG, 5);
    return settings;
  }

  /** Returns the settings of the relay's consumer. */
  static Properties orderConsumer() {
    Properties settings = new Properties(); // expect: pipeline-reads-uncommitted
    try (InputStream file = KafkaSettings.class.getResourceAsStream("/order-consumer.properties")) {
      settings.load(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    settings.put(CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers());
    return settings;
  }

  static String bootstrapServers() {
    return System.getenv("KAFKA_BOOTSTRAP_SERVERS");
  }
}
