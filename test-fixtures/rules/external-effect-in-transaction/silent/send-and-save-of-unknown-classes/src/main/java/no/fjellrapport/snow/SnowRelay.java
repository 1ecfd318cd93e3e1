package no.fjellrapport.snow;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import no.fjellrapport.platform.ChangeBus;
import no.fjellrapport.platform.SnapshotStore;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** The two collaborators come from the platform library and are not part of this project. */
public class SnowRelay {

    private final SnapshotStore snapshots;
    private final ChangeBus changes;

    public SnowRelay(SnapshotStore snapshots, ChangeBus changes) {
        this.snapshots = snapshots;
        this.changes = changes;
    }

    public void relay(String brokers) {
        Properties in = new Properties();
        in.put("bootstrap.servers", brokers);
        in.put("group.id", "snow");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", brokers);
        out.put("transactional.id", "snow-" + System.getenv("HOSTNAME"));
        var consumer = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        var producer = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
        consumer.subscribe(List.of("snow-depths"));
        while (true) {
            ConsumerRecords<String, String> depths = consumer.poll(Duration.ofSeconds(1));
            if (depths.isEmpty()) {
                continue;
            }
            producer.beginTransaction();
            try {
                Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
                for (ConsumerRecord<String, String> depth : depths) {
                    snapshots.save(depth.key(), depth.value());
                    changes.send(depth.key(), depth.value());
                    producer.send(new ProducerRecord<>("snow-depths-checked", depth.key(), depth.value()));
                    next.put(new TopicPartition(depth.topic(), depth.partition()),
                            new OffsetAndMetadata(depth.offset() + 1));
                }
                producer.sendOffsetsToTransaction(next, consumer.groupMetadata());
                producer.commitTransaction();
            } catch (ProducerFencedException e) {
                producer.close();
                throw e;
            } catch (KafkaException e) {
                producer.abortTransaction();
                depths.partitions().forEach(p -> consumer.seek(p, depths.records(p).get(0).offset()));
            }
        }
    }
}
