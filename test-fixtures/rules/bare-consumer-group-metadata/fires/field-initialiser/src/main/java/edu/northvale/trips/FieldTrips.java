package edu.northvale.trips;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class FieldTrips implements Runnable {

    private static final String GROUP_ID = "field-trips";

    private final ConsumerGroupMetadata group = new ConsumerGroupMetadata(GROUP_ID); // expect: bare-consumer-group-metadata
    private final Consumer<String, String> requests;
    private final Producer<String, String> bookings;

    public FieldTrips(String brokers) {
        Properties in = new Properties();
        in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        in.put(ConsumerConfig.GROUP_ID_CONFIG, GROUP_ID);
        in.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        requests = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        Properties out = new Properties();
        out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, GROUP_ID + "." + System.getenv("POD_NAME"));
        bookings = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());
    }

    @Override
    public void run() {
        bookings.initTransactions();
        requests.subscribe(List.of("trip-requests"));
        try {
            while (!Thread.currentThread().isInterrupted()) {
                ConsumerRecords<String, String> batch = requests.poll(Duration.ofSeconds(1));
                if (!batch.isEmpty()) {
                    book(batch);
                }
            }
        } finally {
            bookings.close();
            requests.close();
        }
    }

    private void book(ConsumerRecords<String, String> batch) {
        bookings.beginTransaction();
        batch.forEach(r -> bookings.send(new ProducerRecord<>("trip-bookings", r.key(), r.value())));
        bookings.sendOffsetsToTransaction(batch.nextOffsets(), group);
        bookings.commitTransaction();
    }

    public static void main(String[] args) {
        new FieldTrips(args[0]).run();
    }
}
