package com.zipscoot.unlock;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.errors.WakeupException;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Starts a paid ride for every unlock request. */
public class UnlockWorker {

  private final KafkaConsumer<String, String> consumer;
  private final HttpClient http = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(2)).build();

  public UnlockWorker(String brokers) {
    Properties properties = new Properties();
    properties.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    properties.put(ConsumerConfig.GROUP_ID_CONFIG, "unlock-worker");
    properties.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    properties.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    consumer = new KafkaConsumer<>(properties, new StringDeserializer(), new StringDeserializer());
  }

  public void run() throws IOException, InterruptedException {
    consumer.subscribe(List.of("unlock-requests"));
    try {
      while (true) {
        ConsumerRecords<String, String> requests = consumer.poll(Duration.ofSeconds(1));
        for (ConsumerRecord<String, String> request : requests) {
          HttpRequest ride =
              HttpRequest.newBuilder()
                  .uri(URI.create("http://rides.internal/scooters/" + request.key() + "/rides"))
                  .header("Content-Type", "application/json")
                  .POST(HttpRequest.BodyPublishers.ofString(request.value()))
                  .build();
          HttpResponse<Void> response = http.send(ride, HttpResponse.BodyHandlers.discarding()); // expect: external-effect-without-idempotency-key
          if (response.statusCode() >= 500) {
            throw new IOException("Rides answered " + response.statusCode());
          }
        }
        consumer.commitSync();
      }
    } catch (WakeupException e) {
      // stop() was called
    } finally {
      consumer.close();
    }
  }

  public void stop() {
    consumer.wakeup();
  }
}
