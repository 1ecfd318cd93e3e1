package cr.nubes.frogs;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class FrogCount {

    private static final List<String> SPECIES = List.of("Agalychnis", "Oophaga");

    private FrogCount() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "frog-counts");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "frog-counts-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> sightings =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> counts =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            counts.initTransactions();
            sightings.subscribe(List.of("frogs"));
            while (true) {
                ConsumerRecords<String, String> batch = sightings.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                counts.beginTransaction();
                for (ConsumerRecord<String, String> item : batch) {
                    for (String species : SPECIES) {
                        if (item.value().contains(species)) {
                            counts.send(new ProducerRecord<>("frog-counts", species, item.value()));
                            break;
                        }
                    }
                }
                counts.sendOffsetsToTransaction(batch.nextOffsets(), sightings.groupMetadata());
                counts.commitTransaction();
            }
        }
    }
}
