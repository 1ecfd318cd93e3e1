package is.hraun.copy;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Copies eruptions to the archive at least once; the archive knows them by their number. */
public final class ArchiveCopy {

    private ArchiveCopy() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "observatory-kafka.hraun.example:9092");
        in.put("group.id", "archive-copy");
        in.put("enable.auto.commit", "false");
        Properties out = new Properties();
        out.put("bootstrap.servers", "archive-kafka.hraun.example:9092");
        try (KafkaConsumer<String, String> eruptions =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> archive =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            eruptions.subscribe(List.of("eruptions"));
            while (true) {
                for (ConsumerRecord<String, String> eruption : eruptions.poll(Duration.ofSeconds(1))) {
                    archive.send(new ProducerRecord<>("archived-eruptions", eruption.key(), eruption.value())); // expect: unchecked-send
                }
                archive.flush();
                eruptions.commitSync();
            }
        }
    }
}
