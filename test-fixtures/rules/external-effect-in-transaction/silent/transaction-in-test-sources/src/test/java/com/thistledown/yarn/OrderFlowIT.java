package com.thistledown.yarn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;

class OrderFlowIT {

  @Test
  void ordersAreKnownBeforeTheTransactionCommits() throws Exception {
    Map<String, Object> config =
        Map.of("bootstrap.servers", "localhost:9092", "transactional.id", "order-flow-it");
    try (var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("orders", "o-1", "wool"));
      HttpResponse<Void> response =
          HttpClient.newHttpClient()
              .send(
                  HttpRequest.newBuilder(URI.create("http://localhost:8080/orders"))
                      .POST(HttpRequest.BodyPublishers.ofString("wool"))
                      .build(),
                  HttpResponse.BodyHandlers.discarding());
      assertEquals(201, response.statusCode());
      producer.commitTransaction();
    }
  }
}
