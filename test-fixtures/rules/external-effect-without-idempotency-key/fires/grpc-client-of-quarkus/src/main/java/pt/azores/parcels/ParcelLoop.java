package pt.azores.parcels;

import com.mareside.carriers.Carrier;
import com.mareside.carriers.ShipmentRequest;
import io.quarkus.grpc.GrpcClient;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

@ApplicationScoped
public class ParcelLoop {

    @GrpcClient("carrier")
    Carrier carrier;

    public void run(String brokers) {
        Properties config = new Properties();
        config.put("bootstrap.servers", brokers);
        config.put("group.id", "shipments");
        config.put("enable.auto.commit", "false");
        config.put("isolation.level", "read_committed");
        try (KafkaConsumer<String, String> consumer =
                new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer())) {
            consumer.subscribe(List.of("shipments"));
            while (!Thread.currentThread().isInterrupted()) {
                for (ConsumerRecord<String, String> record : consumer.poll(Duration.ofMillis(500))) {
                    carrier.createShipment(ShipmentRequest.newBuilder().setParcel(record.value()).build()).await().indefinitely(); // expect: external-effect-without-idempotency-key
                }
                consumer.commitSync();
            }
        }
    }
}
