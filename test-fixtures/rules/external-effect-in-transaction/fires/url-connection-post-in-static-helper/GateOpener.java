package org.meadowpark.access;

import java.io.IOException;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.ProducerFencedException;

/** Opens the barrier of a car park for each paid ticket and writes the exit protocol. */
public class GateOpener {
    private static final String STRING_SERIALIZER = "org.apache.kafka.common.serialization.StringSerializer";
    private static final String STRING_DESERIALIZER = "org.apache.kafka.common.serialization.StringDeserializer";

    private static KafkaConsumer<String, String> tickets() {
        final Properties p = new Properties();
        p.put("bootstrap.servers", System.getProperty("brokers", "localhost:9092"));
        p.put("group.id", "gate-opener");
        p.put("enable.auto.commit", "false");
        p.put("isolation.level", "read_committed");
        p.put("key.deserializer", STRING_DESERIALIZER);
        p.put("value.deserializer", STRING_DESERIALIZER);
        return new KafkaConsumer<>(p);
    }

    private static KafkaProducer<String, String> exits() {
        final Properties p = new Properties();
        p.put("bootstrap.servers", System.getProperty("brokers", "localhost:9092"));
        p.put("transactional.id", "gate-opener-" + System.getenv("HOSTNAME"));
        p.put("key.serializer", STRING_SERIALIZER);
        p.put("value.serializer", STRING_SERIALIZER);
        return new KafkaProducer<>(p);
    }

    public static void main(String[] args) {
        KafkaConsumer<String, String> consumer = tickets();
        KafkaProducer<String, String> producer = exits();
        producer.initTransactions();
        consumer.subscribe(Arrays.asList("paid-tickets"));
        try {
            for (;;) {
                ConsumerRecords<String, String> batch = consumer.poll(Duration.ofMillis(200));
                if (batch.count() == 0) {
                    continue;
                }
                try {
                    producer.beginTransaction();
                    for (ConsumerRecord<String, String> ticket : batch) {
                        openGate(ticket.key(), ticket.value());
                        producer.send(new ProducerRecord<>("exits", ticket.key(), "opened"));
                    }
                    Map<TopicPartition, OffsetAndMetadata> positions = batch.partitions().stream()
                            .collect(Collectors.toMap(tp -> tp, tp -> new OffsetAndMetadata(consumer.position(tp))));
                    producer.sendOffsetsToTransaction(positions, consumer.groupMetadata());
                    producer.commitTransaction();
                } catch (ProducerFencedException e) {
                    throw e;
                } catch (KafkaException | IOException e) {
                    producer.abortTransaction();
                    for (TopicPartition tp : batch.partitions()) {
                        consumer.seek(tp, batch.records(tp).get(0).offset());
                    }
                }
            }
        } finally {
            producer.close();
            consumer.close();
        }
    }

    private static void openGate(String gate, String plate) throws IOException {
        HttpURLConnection connection =
                (HttpURLConnection) new URL("http://gates.internal/" + gate + "/openings").openConnection();
        connection.setRequestMethod("POST");
        connection.setDoOutput(true);
        try (OutputStream body = connection.getOutputStream()) { // expect: external-effect-in-transaction
            body.write(plate.getBytes(StandardCharsets.UTF_8));
        }
        if (connection.getResponseCode() >= 300) {
            throw new IOException("Gate " + gate + " refused");
        }
    }
}
