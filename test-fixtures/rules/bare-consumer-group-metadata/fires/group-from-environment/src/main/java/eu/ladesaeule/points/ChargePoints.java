package eu.ladesaeule.points;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.BytesDeserializer;
import org.apache.kafka.common.serialization.BytesSerializer;
import org.apache.kafka.common.utils.Bytes;

public class ChargePoints {

    public static void main(String[] args) {
        String group = Objects.requireNonNull(System.getenv("CONSUMER_GROUP"));
        Properties in = new Properties();
        in.setProperty("bootstrap.servers", System.getenv("BROKERS"));
        in.setProperty("group.id", group);
        in.setProperty("enable.auto.commit", "false");
        in.setProperty("isolation.level", "read_committed");
        Properties out = new Properties();
        out.setProperty("bootstrap.servers", System.getenv("BROKERS"));
        out.setProperty("transactional.id", group + "-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<Bytes, Bytes> consumer =
                        new KafkaConsumer<>(in, new BytesDeserializer(), new BytesDeserializer());
                KafkaProducer<Bytes, Bytes> producer =
                        new KafkaProducer<>(out, new BytesSerializer(), new BytesSerializer())) {
            consumer.subscribe(List.of("charge-points"));
            producer.initTransactions();
            while (true) {
                ConsumerRecords<Bytes, Bytes> states = consumer.poll(Duration.ofMillis(300));
                if (states.isEmpty()) {
                    continue;
                }
                producer.beginTransaction();
                for (ConsumerRecord<Bytes, Bytes> state : states) {
                    producer.send(new ProducerRecord<>("charge-history", state.key(), state.value()));
                }
                ConsumerGroupMetadata metadata = new ConsumerGroupMetadata(group); // expect: bare-consumer-group-metadata
                producer.sendOffsetsToTransaction(states.nextOffsets(), metadata);
                producer.commitTransaction();
            }
        }
    }
}
