package com.harrow.library;

import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.kafka.core.DefaultKafkaConsumerFactory;
import org.springframework.kafka.core.DefaultKafkaProducerFactory;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.listener.ContainerProperties;
import org.springframework.kafka.listener.KafkaMessageListenerContainer;
import org.springframework.kafka.listener.MessageListener;
import org.springframework.kafka.transaction.KafkaTransactionManager;

/** Wires one container by hand; here the container's own consumer properties do reach the consumer. */
public final class LoanContainer {

  private final KafkaMessageListenerContainer<String, String> container;

  public LoanContainer(String brokers) {
    Map<String, Object> producing = new HashMap<>();
    producing.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    DefaultKafkaProducerFactory<String, String> producers =
        new DefaultKafkaProducerFactory<>(producing, new StringSerializer(), new StringSerializer());
    producers.setTransactionIdPrefix("loans-" + System.getenv("HOSTNAME") + "-");
    KafkaTemplate<String, String> template = new KafkaTemplate<>(producers);

    Properties committed = new Properties();
    committed.setProperty(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");

    ContainerProperties properties = new ContainerProperties("book-loans");
    properties.setGroupId("loan-reminders");
    properties.setKafkaConsumerProperties(committed);
    properties.setKafkaAwareTransactionManager(new KafkaTransactionManager<>(producers));
    properties.setMessageListener(
        (MessageListener<String, String>)
            loan -> template.send("loan-reminders", loan.key(), "due in " + loan.value() + " days"));

    Map<String, Object> consuming = new HashMap<>();
    consuming.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    container =
        new KafkaMessageListenerContainer<>(
            new DefaultKafkaConsumerFactory<>(consuming, new StringDeserializer(), new StringDeserializer()),
            properties);
  }

  public void start() {
    container.start();
  }

  public void stop() {
    container.stop();
  }
}
