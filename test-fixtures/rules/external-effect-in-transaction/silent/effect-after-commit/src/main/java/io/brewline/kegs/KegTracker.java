package io.brewline.kegs;

import io.brewline.kegs.mail.DepositMail;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class KegTracker {

    private final DepositMail deposits;
    private final Consumer<String, String> consumer;
    private final Producer<String, String> producer;

    public KegTracker(DepositMail deposits, String brokers) {
        this.deposits = deposits;
        this.consumer = new KafkaConsumer<>(
                Map.of("bootstrap.servers", brokers, "group.id", "keg-tracker",
                        "enable.auto.commit", "false", "isolation.level", "read_committed"),
                new StringDeserializer(), new StringDeserializer());
        this.producer = new KafkaProducer<>(
                Map.of("bootstrap.servers", brokers, "transactional.id", "keg-tracker-" + System.getenv("HOSTNAME")),
                new StringSerializer(), new StringSerializer());
    }

    public void track() {
        producer.initTransactions();
        consumer.subscribe(List.of("keg-scans"));
        while (true) {
            ConsumerRecords<String, String> scans = consumer.poll(Duration.ofSeconds(1));
            List<String> returned = new ArrayList<>();
            if (scans.isEmpty()) {
                continue;
            }
            producer.beginTransaction();
            try {
                Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
                for (ConsumerRecord<String, String> scan : scans) {
                    if (scan.value().equals("RETURNED")) {
                        returned.add(scan.key());
                    }
                    producer.send(new ProducerRecord<>("keg-states", scan.key(), scan.value()));
                    next.put(new TopicPartition(scan.topic(), scan.partition()),
                            new OffsetAndMetadata(scan.offset() + 1));
                }
                producer.sendOffsetsToTransaction(next, consumer.groupMetadata());
                producer.commitTransaction();
            } catch (ProducerFencedException e) {
                producer.close();
                throw e;
            } catch (KafkaException e) {
                producer.abortTransaction();
                scans.partitions().forEach(tp -> consumer.seek(tp, scans.records(tp).get(0).offset()));
                continue;
            }
            returned.forEach(deposits::announceRefund);
        }
    }
}
