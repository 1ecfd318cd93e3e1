package com.portcall.customs;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Adds the customs tariff to declarations; a second consumer keeps the tariff table fresh. */
public final class TariffEnrichment {

  private static final String BROKERS = "customs-kafka:9092";

  private final Map<String, String> tariffs = new ConcurrentHashMap<>();
  private final KafkaConsumer<String, String> tariffUpdates = new KafkaConsumer<>(forTariffs());
  private final KafkaConsumer<String, String> declarations = new KafkaConsumer<>(forDeclarations());
  private final KafkaProducer<String, String> enriched = new KafkaProducer<>(forOutput());

  private static Properties strings(String group) {
    Properties p = new Properties();
    p.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, BROKERS);
    p.put(ConsumerConfig.GROUP_ID_CONFIG, group);
    p.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    p.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class.getName());
    p.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class.getName());
    return p;
  }

  private static Properties forTariffs() {
    Properties p = strings("tariff-table-" + System.getenv("HOSTNAME"));
    p.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "true");
    p.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    return p;
  }

  private static Properties forDeclarations() {
    Properties p = strings("tariff-enrichment");
    p.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    return p;
  }

  private static Properties forOutput() {
    Properties p = new Properties();
    p.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, BROKERS);
    p.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "tariff-enrichment-" + System.getenv("HOSTNAME"));
    p.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    p.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    return p;
  }

  public void refreshTariffs() {
    tariffUpdates.subscribe(List.of("tariff-updates"));
    while (!Thread.currentThread().isInterrupted()) {
      for (ConsumerRecord<String, String> update : tariffUpdates.poll(Duration.ofSeconds(10))) {
        tariffs.put(update.key(), update.value());
      }
    }
    tariffUpdates.close();
  }

  public void enrich() {
    enriched.initTransactions();
    declarations.subscribe(List.of("declarations"));
    while (!Thread.currentThread().isInterrupted()) {
      ConsumerRecords<String, String> batch = declarations.poll(Duration.ofMillis(250));
      if (batch.isEmpty()) {
        continue;
      }
      enriched.beginTransaction();
      for (ConsumerRecord<String, String> declaration : batch) {
        String tariff = tariffs.getOrDefault(declaration.key(), "standard");
        enriched.send(new ProducerRecord<>("priced-declarations", declaration.key(), declaration.value() + ";" + tariff));
      }
      enriched.sendOffsetsToTransaction(batch.nextOffsets(), declarations.groupMetadata());
      enriched.commitTransaction();
    }
    enriched.close();
    declarations.close();
  }
}
