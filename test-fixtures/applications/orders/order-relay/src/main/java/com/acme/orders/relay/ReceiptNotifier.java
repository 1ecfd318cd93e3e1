package com.acme.orders.relay;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Sends a text message to the customer when a payment is captured. */
final class ReceiptNotifier implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(ReceiptNotifier.class);

  private final HttpClient http = HttpClient.newHttpClient();
  private final URI messages;

  ReceiptNotifier(URI textMessageGateway) {
    this.messages = textMessageGateway.resolve("/messages");
  }

  @Override
  public void run() {
    try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(settings())) {
      consumer.subscribe(List.of(KafkaSettings.CAPTURED_PAYMENTS));
      while (!Thread.currentThread().isInterrupted()) {
        for (ConsumerRecord<String, String> payment : consumer.poll(Duration.ofSeconds(1))) {
          notifyCustomer(payment);
        }
        consumer.commitSync();
      }
    } catch (IOException | InterruptedException failure) {
      LOG.error("Receipts are no longer sent", failure);
    }
  }

  private void notifyCustomer(ConsumerRecord<String, String> payment)
      throws IOException, InterruptedException {
    HttpRequest message =
        HttpRequest.newBuilder(messages)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(payment.value()))
            .build();
    http.send(message, BodyHandlers.discarding()); // expect: external-effect-without-idempotency-key
  }

  private static Properties settings() {
    Properties settings = new Properties(); // expect: transactional-topic-read-uncommitted
    settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, KafkaSettings.bootstrapServers());
    settings.put(ConsumerConfig.GROUP_ID_CONFIG, "receipt-notifier");
    settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    settings.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class.getName());
    settings.put(
        ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class.getName());
    return settings;
  }
}
