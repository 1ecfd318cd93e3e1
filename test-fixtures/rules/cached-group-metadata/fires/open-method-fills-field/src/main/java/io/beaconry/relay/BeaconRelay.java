package io.beaconry.relay;

import java.time.Duration;
import java.util.Collections;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class BeaconRelay {

    private KafkaConsumer<String, String> consumer;
    private KafkaProducer<String, String> producer;
    private ConsumerGroupMetadata consumerGroupMetadata;

    private void open() {
        Properties in = new Properties();
        in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092");
        in.put(ConsumerConfig.GROUP_ID_CONFIG, "beacon-relay");
        in.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        consumer = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        consumer.subscribe(Collections.singletonList("beacon-pings"));
        consumerGroupMetadata = consumer.groupMetadata(); // expect: cached-group-metadata

        Properties out = new Properties();
        out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092");
        out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "beacon-relay-" + System.getenv("HOSTNAME"));
        producer = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    private void relay() {
        while (!Thread.interrupted()) {
            ConsumerRecords<String, String> pings = consumer.poll(Duration.ofMillis(50));
            if (pings.isEmpty()) {
                continue;
            }
            producer.beginTransaction();
            for (ConsumerRecord<String, String> ping : pings) {
                producer.send(new ProducerRecord<>("beacon-positions", ping.key(), ping.value()));
            }
            producer.sendOffsetsToTransaction(pings.nextOffsets(), consumerGroupMetadata);
            producer.commitTransaction();
        }
    }

    public static void main(String[] args) {
        BeaconRelay relay = new BeaconRelay();
        relay.open();
        try {
            relay.relay();
        } finally {
            relay.producer.close();
            relay.consumer.close();
        }
    }
}
