package org.clearwell.pumps;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
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
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PumpController {

  private final HttpClient pager = HttpClient.newHttpClient();
  private final KafkaConsumer<String, String> levels;
  private final KafkaProducer<String, String> commands;

  public PumpController(String brokers) {
    Properties in = new Properties();
    in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    in.put(ConsumerConfig.GROUP_ID_CONFIG, "pump-controller");
    in.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    levels = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
    Properties out = new Properties();
    out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "pump-controller-" + System.getenv("POD_NAME"));
    commands = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());
  }

  public void control() {
    commands.initTransactions();
    levels.subscribe(List.of("water-levels"));
    while (!Thread.currentThread().isInterrupted()) {
      ConsumerRecords<String, String> measured = levels.poll(Duration.ofMillis(500));
      if (measured.isEmpty()) {
        continue;
      }
      commands.beginTransaction();
      try {
        Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
        for (ConsumerRecord<String, String> level : measured) {
          String command = Integer.parseInt(level.value()) > 80 ? "START" : "STOP";
          commands.send(new ProducerRecord<>("pump-commands", level.key(), command));
          next.put(
              new TopicPartition(level.topic(), level.partition()),
              new OffsetAndMetadata(level.offset() + 1));
        }
        commands.sendOffsetsToTransaction(next, levels.groupMetadata());
        commands.commitTransaction();
      } catch (ProducerFencedException e) {
        commands.close();
        page("Another controller is active");
        return;
      } catch (KafkaException e) {
        commands.abortTransaction();
        page("Transaction aborted: " + e.getMessage());
        measured.partitions().forEach(p -> levels.seek(p, measured.records(p).get(0).offset()));
      }
    }
  }

  private void page(String text) {
    HttpRequest alert =
        HttpRequest.newBuilder(URI.create("https://pager.clearwell.example/alerts"))
            .POST(HttpRequest.BodyPublishers.ofString(text))
            .build();
    try {
      pager.send(alert, HttpResponse.BodyHandlers.discarding());
    } catch (IOException e) {
      System.getLogger("pump").log(System.Logger.Level.WARNING, "Pager is unreachable", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
