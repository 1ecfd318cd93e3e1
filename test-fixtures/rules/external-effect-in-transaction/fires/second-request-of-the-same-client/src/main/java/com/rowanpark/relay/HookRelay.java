package com.rowanpark.relay;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

public class HookRelay {

    private final HttpClient http = HttpClient.newHttpClient();

    public void relay(KafkaConsumer<String, String> hooks, KafkaProducer<String, String> done)
            throws IOException, InterruptedException {
        hooks.subscribe(List.of("hooks"));
        while (true) {
            ConsumerRecords<String, String> records = hooks.poll(Duration.ofMillis(500));
            for (ConsumerRecord<String, String> hook : records) {
                done.beginTransaction();
                try {
                    http.send(
                            HttpRequest.newBuilder(URI.create("https://hooks.example/orders"))
                                    .header("Idempotency-Key", hook.key())
                                    .POST(HttpRequest.BodyPublishers.ofString(hook.value()))
                                    .build(),
                            HttpResponse.BodyHandlers.discarding());
                    http.send( // expect: external-effect-in-transaction
                            HttpRequest.newBuilder(URI.create("https://audit.example/lines"))
                                    .POST(HttpRequest.BodyPublishers.ofString(hook.value()))
                                    .build(),
                            HttpResponse.BodyHandlers.discarding());
                    done.send(new ProducerRecord<>("hooks-done", hook.key(), "ok"));
                    done.commitTransaction();
                } catch (IOException e) {
                    done.abortTransaction();
                    throw e;
                }
            }
        }
    }
}
