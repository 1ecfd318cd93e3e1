package org.opengiving.donations;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class DonationForwarder {

  private static final String IDEMPOTENCY_HEADER = "Idempotency-Key";

  private final HttpClient http = HttpClient.newHttpClient();
  private final URI bank = URI.create(System.getenv("BANK_URL"));

  public void forward() throws IOException, InterruptedException {
    Properties in = new Properties();
    in.setProperty("bootstrap.servers", System.getenv("KAFKA"));
    in.setProperty("group.id", "donation-forwarder");
    in.setProperty("enable.auto.commit", "false");
    in.setProperty("isolation.level", "read_committed");
    Properties out = new Properties();
    out.setProperty("bootstrap.servers", System.getenv("KAFKA"));
    out.setProperty("transactional.id", "donation-forwarder-" + System.getenv("HOSTNAME"));

    try (var consumer = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        var producer = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      consumer.subscribe(List.of("donations"));
      while (!Thread.interrupted()) {
        ConsumerRecords<String, String> donations = consumer.poll(Duration.ofSeconds(1));
        if (donations.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        try {
          Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
          for (ConsumerRecord<String, String> donation : donations) {
            var request =
                HttpRequest.newBuilder(bank.resolve("/debits"))
                    .header(IDEMPOTENCY_HEADER, donation.key())
                    .header("Content-Type", "application/json")
                    .POST(BodyPublishers.ofString(donation.value()))
                    .build();
            String reference = http.send(request, BodyHandlers.ofString()).body();
            producer.send(new ProducerRecord<>("debits", donation.key(), reference));
            next.put(
                new TopicPartition(donation.topic(), donation.partition()),
                new OffsetAndMetadata(donation.offset() + 1));
          }
          producer.sendOffsetsToTransaction(next, consumer.groupMetadata());
          producer.commitTransaction();
        } catch (ProducerFencedException e) {
          throw e;
        } catch (KafkaException | IOException e) {
          producer.abortTransaction();
          for (TopicPartition partition : donations.partitions()) {
            consumer.seek(partition, donations.records(partition).get(0).offset());
          }
        }
      }
    }
  }
}
