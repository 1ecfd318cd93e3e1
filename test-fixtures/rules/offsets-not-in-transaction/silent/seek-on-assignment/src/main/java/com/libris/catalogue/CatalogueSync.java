package com.libris.catalogue;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Keeps its progress in the compacted topic 'catalogue-progress', in the transaction of the output. */
public class CatalogueSync implements ConsumerRebalanceListener {

    private final KafkaConsumer<String, String> consumer;
    private final KafkaProducer<String, String> producer;
    private final ProgressTopic progress;

    public CatalogueSync(ProgressTopic progress) {
        this.progress = progress;
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "catalogue-sync");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        consumer = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "catalogue-sync-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());
    }

    public void run() {
        producer.initTransactions();
        consumer.subscribe(List.of("books"), this);
        while (!Thread.interrupted()) {
            ConsumerRecords<String, String> books = consumer.poll(Duration.ofSeconds(1));
            if (books.isEmpty()) {
                continue;
            }
            Map<TopicPartition, Long> reached = new HashMap<>();
            producer.beginTransaction();
            for (ConsumerRecord<String, String> book : books) {
                producer.send(new ProducerRecord<>("catalogue", book.key(), book.value()));
                reached.put(new TopicPartition(book.topic(), book.partition()), book.offset() + 1);
            }
            reached.forEach((partition, next) -> producer.send(
                    new ProducerRecord<>("catalogue-progress", partition.toString(), next.toString())));
            producer.commitTransaction();
        }
    }

    @Override
    public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
        for (TopicPartition partition : partitions) {
            consumer.seek(partition, progress.next(partition));
        }
    }

    @Override
    public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
    }
}
