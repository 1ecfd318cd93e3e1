package com.quarrymen.blast;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class BlastPlanPublisher {

  private static final Logger log = LoggerFactory.getLogger(BlastPlanPublisher.class);

  private static final String HELP =
      """
      blast-plans [--brokers HOSTS]

      Older releases ran with
        enable.auto.commit=true
        isolation.level=read_uncommitted
      and lost plans; both settings are fixed now.
      """;

  // Until 2.3 this was Map.of("group.id", "blast-plans", "enable.auto.commit", "true").
  private static final Map<String, Object> SURVEYS =
      Map.of(
          "bootstrap.servers", "quarry-kafka:9092",
          "group.id", "blast-plans",
          /* "enable.auto.commit", "true", */
          "enable.auto.commit", "false",
          "isolation.level", "read_committed");

  private static final Map<String, Object> PLANS =
      Map.of(
          "bootstrap.servers", "quarry-kafka:9092",
          "transactional.id", "blast-plans-" + System.getenv("HOSTNAME"));

  public static void main(String[] args) {
    if (args.length > 0 && args[0].equals("--help")) {
      log.info(HELP);
      return;
    }
    log.info("Group offsets travel in the transaction; do not set enable.auto.commit=true for this group");
    try (var surveys = new KafkaConsumer<>(SURVEYS, new StringDeserializer(), new StringDeserializer());
        var plans = new KafkaProducer<>(PLANS, new StringSerializer(), new StringSerializer())) {
      plans.initTransactions();
      surveys.subscribe(List.of("rock-surveys"));
      while (true) {
        var batch = surveys.poll(Duration.ofSeconds(1));
        if (batch.isEmpty()) {
          continue;
        }
        plans.beginTransaction();
        for (var survey : batch) {
          plans.send(new ProducerRecord<>("blast-plans", survey.key(), "holes=" + survey.value().length() / 8));
        }
        plans.sendOffsetsToTransaction(batch.nextOffsets(), surveys.groupMetadata());
        plans.commitTransaction();
      }
    }
  }
}
