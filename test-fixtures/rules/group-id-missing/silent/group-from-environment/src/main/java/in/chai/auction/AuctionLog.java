package in.chai.auction;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class AuctionLog {

    private AuctionLog() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", System.getenv("AUCTION_GROUP"));
        try (KafkaConsumer<String, String> lots =
                new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer())) {
            lots.subscribe(List.of("lots"));
            while (true) {
                lots.poll(Duration.ofSeconds(1)).forEach(r -> System.out.println(r.value()));
            }
        }
    }
}
