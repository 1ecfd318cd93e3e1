package sk.drevo.beams;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class BeamFlow {

    private BeamFlow() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", System.getenv("KAFKA_BROKERS"));
        in.put("group.id", "beams");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", System.getenv("KAFKA_BOOTSTRAP_SERVERS"));
        out.put("transactional.id", "beams-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> trunks =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> beams =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            beams.initTransactions();
            trunks.subscribe(List.of("trunks"));
            while (true) {
                ConsumerRecords<String, String> batch = trunks.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                beams.beginTransaction();
                batch.forEach(r -> beams.send(new ProducerRecord<>("beams", r.key(), r.value())));
                beams.sendOffsetsToTransaction(batch.nextOffsets(), trunks.groupMetadata());
                beams.commitTransaction();
            }
        }
    }
}
