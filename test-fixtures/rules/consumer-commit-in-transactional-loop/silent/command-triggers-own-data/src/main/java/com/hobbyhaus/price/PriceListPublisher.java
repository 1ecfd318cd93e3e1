package com.hobbyhaus.price;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Publishes the whole price list of the shop whenever somebody asks for it. */
public class PriceListPublisher {

    public static void main(String[] args) throws IOException {
        Properties in = new Properties();
        in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092");
        in.put(ConsumerConfig.GROUP_ID_CONFIG, "price-list-publisher");
        in.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        Properties out = new Properties();
        out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092");
        out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "price-list-" + System.getenv("SHOP_NODE"));
        try (KafkaConsumer<String, String> requests =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> prices =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            prices.initTransactions();
            requests.subscribe(List.of("price-list-requests"));
            while (true) {
                if (!requests.poll(Duration.ofSeconds(10)).isEmpty()) {
                    publish(prices, Files.readAllLines(Path.of("prices.csv")));
                    requests.commitSync();
                }
            }
        }
    }

    private static void publish(KafkaProducer<String, String> prices, List<String> lines) {
        prices.beginTransaction();
        for (String line : lines) {
            prices.send(new ProducerRecord<>("price-list", line.substring(0, line.indexOf(';')), line));
        }
        prices.commitTransaction();
    }
}
