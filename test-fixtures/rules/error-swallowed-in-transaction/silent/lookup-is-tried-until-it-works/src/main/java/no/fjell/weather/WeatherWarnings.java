package no.fjell.weather;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class WeatherWarnings {

    private static final Logger log = LoggerFactory.getLogger(WeatherWarnings.class);

    private final Consumer<String, String> consumer;
    private final Producer<String, Integer> producer;

    public WeatherWarnings(Consumer<String, String> consumer, Producer<String, Integer> producer) {
        this.consumer = consumer;
        this.producer = producer;
    }

    public void run() {
        producer.initTransactions();
        consumer.subscribe(List.of("forecasts"));
        try {
            while (true) {
                ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
                if (records.isEmpty()) {
                    continue;
                }
                producer.beginTransaction();
                for (ConsumerRecord<String, String> forecast : records) {
                    while (true) {
                        int level;
                        try {
                            level = WarningLevels.of(forecast.value());
                        } catch (IllegalStateException loading) {
                            log.info("Levels are loading", loading);
                            continue;
                        }
                        producer.send(new ProducerRecord<>("weather-warnings", forecast.key(), level));
                        break;
                    }
                }
                producer.sendOffsetsToTransaction(records.nextOffsets(), consumer.groupMetadata());
                producer.commitTransaction();
            }
        } finally {
            producer.close();
            consumer.close();
        }
    }

}
