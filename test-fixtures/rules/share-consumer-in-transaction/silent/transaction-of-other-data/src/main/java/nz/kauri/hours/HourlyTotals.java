package nz.kauri.hours;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.KafkaShareConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Counts orders of a share group; the totals are published in transactions of their own. */
public final class HourlyTotals {

    private HourlyTotals() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "hourly-totals");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "hourly-totals-" + System.getenv("POD_NAME"));
        try (KafkaShareConsumer<String, String> orders =
                        new KafkaShareConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> markers =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            markers.initTransactions();
            markers.beginTransaction();
            markers.send(new ProducerRecord<>("markers", "totals", "started"));
            markers.send(new ProducerRecord<>("audit", "totals", "started"));
            markers.commitTransaction();
            orders.subscribe(List.of("timber-orders"));
            while (true) {
                orders.poll(Duration.ofSeconds(1)).forEach(order -> System.out.println(order.value()));
            }
        }
    }
}
