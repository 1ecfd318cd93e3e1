package de.paketwerk.labels;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaShareConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class LabelPrinter {

    private LabelPrinter() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "print-jobs-share");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "labels-" + System.getenv("POD_NAME"));
        try (KafkaShareConsumer<String, String> jobs =
                        new KafkaShareConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> labels =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            labels.initTransactions();
            jobs.subscribe(List.of("print-jobs"));
            while (true) {
                ConsumerRecords<String, String> batch = jobs.poll(Duration.ofSeconds(1)); // expect: share-consumer-in-transaction
                if (batch.isEmpty()) {
                    continue;
                }
                labels.beginTransaction();
                batch.forEach(job -> labels.send(new ProducerRecord<>("labels", job.key(), job.value())));
                labels.commitTransaction();
            }
        }
    }
}
