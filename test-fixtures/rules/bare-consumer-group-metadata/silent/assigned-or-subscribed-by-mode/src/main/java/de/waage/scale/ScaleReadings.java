package de.waage.scale;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class ScaleReadings {

    private static final String GROUP = "scale-readings";

    private final KafkaConsumer<String, String> consumer;
    private final KafkaProducer<String, String> producer;
    private final Integer partition;

    ScaleReadings(KafkaConsumer<String, String> consumer, KafkaProducer<String, String> producer, Integer partition) {
        this.consumer = consumer;
        this.producer = producer;
        this.partition = partition;
    }

    void run() {
        producer.initTransactions();
        if (partition != null) {
            consumer.assign(List.of(new TopicPartition("scales", partition)));
        } else {
            consumer.subscribe(List.of("scales"));
        }
        while (!Thread.interrupted()) {
            ConsumerRecords<String, String> readings = consumer.poll(Duration.ofSeconds(1));
            if (readings.isEmpty()) {
                continue;
            }
            producer.beginTransaction();
            readings.forEach(r -> producer.send(new ProducerRecord<>("weights", r.key(), r.value())));
            producer.sendOffsetsToTransaction(readings.nextOffsets(), group());
            producer.commitTransaction();
        }
    }

    private ConsumerGroupMetadata group() {
        return partition != null ? new ConsumerGroupMetadata(GROUP) : consumer.groupMetadata();
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", GROUP);
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", GROUP + "-" + System.getenv("POD_NAME"));
        try (var scales = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                var weights = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            new ScaleReadings(scales, weights, args.length > 0 ? Integer.valueOf(args[0]) : null).run();
        }
    }
}
