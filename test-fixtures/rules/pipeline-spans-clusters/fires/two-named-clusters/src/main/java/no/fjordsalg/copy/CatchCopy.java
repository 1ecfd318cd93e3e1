package no.fjordsalg.copy;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Books catches for the analysts. */
public final class CatchCopy {

    private CatchCopy() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "ingest-kafka.fjordsalg.no:9092");
        in.put("group.id", "catch-copy");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "analytics-kafka.fjordsalg.no:9092");
        out.put("transactional.id", "catch-copy-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> catches =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> ledger =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            ledger.initTransactions();
            catches.subscribe(List.of("catches"));
            while (true) {
                ConsumerRecords<String, String> batch = catches.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                ledger.beginTransaction();
                batch.forEach(r -> ledger.send(new ProducerRecord<>("catch-ledger", r.key(), r.value())));
                ledger.sendOffsetsToTransaction(batch.nextOffsets(), catches.groupMetadata()); // expect: pipeline-spans-clusters
                ledger.commitTransaction();
            }
        }
    }
}
