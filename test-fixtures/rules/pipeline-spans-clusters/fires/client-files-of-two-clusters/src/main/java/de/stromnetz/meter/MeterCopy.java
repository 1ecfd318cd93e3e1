package de.stromnetz.meter;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Copies readings into the network of the billing department. */
public final class MeterCopy {

    private MeterCopy() {
    }

    public static void main(String[] args) throws IOException {
        try (KafkaConsumer<String, String> readings = new KafkaConsumer<>(load("conf/in.properties"));
                KafkaProducer<String, String> billing = new KafkaProducer<>(outgoing())) {
            billing.initTransactions();
            readings.subscribe(List.of("readings"));
            while (true) {
                ConsumerRecords<String, String> batch = readings.poll(Duration.ofSeconds(2));
                if (batch.isEmpty()) {
                    continue;
                }
                billing.beginTransaction();
                batch.forEach(r -> billing.send(new ProducerRecord<>("billable", r.key(), r.value())));
                billing.sendOffsetsToTransaction(batch.nextOffsets(), readings.groupMetadata()); // expect: pipeline-spans-clusters
                billing.commitTransaction();
            }
        }
    }

    private static Properties outgoing() throws IOException {
        Properties out = load("conf/out.properties");
        out.put("transactional.id", "meter-copy-" + System.getenv("POD_NAME"));
        return out;
    }

    private static Properties load(String file) throws IOException {
        Properties properties = new Properties();
        try (InputStream stream = new FileInputStream(file)) {
            properties.load(stream);
        }
        return properties;
    }
}
