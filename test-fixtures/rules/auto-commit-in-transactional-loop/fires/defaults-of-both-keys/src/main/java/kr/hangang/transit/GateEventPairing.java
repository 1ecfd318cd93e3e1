package kr.hangang.transit;

import static org.apache.kafka.clients.consumer.ConsumerConfig.GROUP_ID_CONFIG;
import static org.apache.kafka.clients.consumer.ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG;
import static org.apache.kafka.clients.consumer.ConsumerConfig.MAX_POLL_RECORDS_CONFIG;
import static org.apache.kafka.clients.consumer.ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Pairs the entry of a passenger with the exit and writes the trip. */
public class GateEventPairing {

    private final Map<String, String> openEntries = new HashMap<>();
    private Consumer<String, String> consumer;
    private Producer<String, String> producer;

    void open() {
        consumer = createConsumer();
        producer = createProducer();
        producer.initTransactions();
        consumer.subscribe(List.of("gate-events"));
    }

    private static Consumer<String, String> createConsumer() {
        Properties p = new Properties(); // expect: auto-commit-in-transactional-loop, pipeline-reads-uncommitted
        p.put("bootstrap.servers", "transit-kafka:9092");
        p.put(GROUP_ID_CONFIG, "trip-pairing");
        p.put(MAX_POLL_RECORDS_CONFIG, "1000");
        p.put(KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class.getName());
        p.put(VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class.getName());
        return new KafkaConsumer<>(p);
    }

    private static Producer<String, String> createProducer() {
        Properties p = new Properties();
        p.put("bootstrap.servers", "transit-kafka:9092");
        p.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "trip-pairing-" + System.getenv("HOSTNAME"));
        return new KafkaProducer<>(p, new StringSerializer(), new StringSerializer());
    }

    void step() {
        ConsumerRecords<String, String> events = consumer.poll(Duration.ofMillis(400));
        if (events.isEmpty()) {
            return;
        }
        Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
        producer.beginTransaction();
        for (ConsumerRecord<String, String> event : events) {
            pair(event);
            offsets.merge(
                    new TopicPartition(event.topic(), event.partition()),
                    new OffsetAndMetadata(event.offset() + 1L),
                    (before, after) -> after);
        }
        producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
        producer.commitTransaction();
    }

    private void pair(ConsumerRecord<String, String> event) {
        String entry = openEntries.remove(event.key());
        if (entry == null) {
            openEntries.put(event.key(), event.value());
        } else {
            producer.send(new ProducerRecord<>("trips", event.key(), entry + ">" + event.value()));
        }
    }

    void close() {
        producer.close();
        consumer.close();
    }

    public static void main(String[] args) {
        GateEventPairing pairing = new GateEventPairing();
        pairing.open();
        try {
            while (true) {
                pairing.step();
            }
        } finally {
            pairing.close();
        }
    }
}
