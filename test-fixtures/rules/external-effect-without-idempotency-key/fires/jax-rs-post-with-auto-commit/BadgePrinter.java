package it.corteverde.visitors;

import jakarta.ws.rs.client.Client;
import jakarta.ws.rs.client.ClientBuilder;
import jakarta.ws.rs.client.Entity;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Prints one badge for each announced visitor. Offsets are committed by the client every five seconds. */
public class BadgePrinter {

    public static void main(String... args) {
        Client client = ClientBuilder.newClient();
        try (var consumer = new KafkaConsumer<>(
                Map.<String, Object>of("bootstrap.servers", args[0], "group.id", "badge-printer"),
                new StringDeserializer(),
                new StringDeserializer())) {
            consumer.subscribe(List.of("visitors"));
            while (true) {
                consumer.poll(Duration.ofSeconds(1)).forEach(visitor -> {
                    String badge = "<badge name=\"" + visitor.value() + "\"/>";
                    client.target(args[1]).path("badges").request().post(Entity.xml(badge)).close(); // expect: external-effect-without-idempotency-key
                });
            }
        }
    }
}
