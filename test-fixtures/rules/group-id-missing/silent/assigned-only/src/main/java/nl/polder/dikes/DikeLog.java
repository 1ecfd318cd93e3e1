package nl.polder.dikes;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class DikeLog {

    private DikeLog() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("auto.offset.reset", "earliest");
        try (KafkaConsumer<String, String> dikes =
                new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer())) {
            dikes.assign(List.of(new TopicPartition("dikes", 0), new TopicPartition("dikes", 1)));
            dikes.seekToBeginning(dikes.assignment());
            while (true) {
                dikes.poll(Duration.ofSeconds(1)).forEach(r -> System.out.println(r.value()));
            }
        }
    }
}
