package de.kantine.menu;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class MenuTranslation {

    private static final Map<String, String> WORDS = Map.of("Suppe", "soup", "Salat", "salad");

    public static void main(String[] args) throws IOException {
        Properties input = new Properties();
        try (Reader file = Files.newBufferedReader(Path.of("conf/menu-reader.properties"), StandardCharsets.UTF_8)) {
            input.load(file);
        }
        Properties output = new Properties();
        output.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka.kantine.example:9092");
        output.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "menu-translation-" + System.getenv("HOSTNAME"));
        try (KafkaConsumer<String, String> menus = new KafkaConsumer<>(input);
                KafkaProducer<String, String> translated =
                        new KafkaProducer<>(output, new StringSerializer(), new StringSerializer())) {
            translated.initTransactions();
            menus.subscribe(List.of("menus"));
            for (; ; ) {
                ConsumerRecords<String, String> dishes = menus.poll(Duration.ofSeconds(1));
                if (!dishes.isEmpty()) {
                    publish(translated, translate(dishes));
                }
            }
        }
    }

    private static List<ProducerRecord<String, String>> translate(ConsumerRecords<String, String> dishes) {
        return StreamSupport.stream(dishes.spliterator(), false)
                .map(MenuTranslation::translate)
                .collect(Collectors.toList());
    }

    private static ProducerRecord<String, String> translate(ConsumerRecord<String, String> dish) {
        return new ProducerRecord<>("menus-en", dish.key(), WORDS.getOrDefault(dish.value(), dish.value()));
    }

    private static void publish(
            KafkaProducer<String, String> translated, List<ProducerRecord<String, String>> records) {
        translated.beginTransaction(); // expect: offsets-not-in-transaction
        records.forEach(translated::send);
        translated.commitTransaction();
    }
}
