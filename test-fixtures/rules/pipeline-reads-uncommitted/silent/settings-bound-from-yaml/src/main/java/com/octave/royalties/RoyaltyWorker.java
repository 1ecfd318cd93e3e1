package com.octave.royalties;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.boot.CommandLineRunner;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.stereotype.Component;

@Component
@EnableConfigurationProperties(RoyaltyKafkaSettings.class)
public class RoyaltyWorker implements CommandLineRunner {

    private final Consumer<String, String> plays;
    private final Producer<String, String> shares;

    public RoyaltyWorker(RoyaltyKafkaSettings settings) {
        this.plays = new KafkaConsumer<>(new HashMap<>(settings.input()), new StringDeserializer(), new StringDeserializer());
        Map<String, Object> output = new HashMap<>(settings.output());
        output.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "royalties-" + System.getenv("HOSTNAME"));
        this.shares = new KafkaProducer<>(output, new StringSerializer(), new StringSerializer());
    }

    @Override
    public void run(String... args) {
        shares.initTransactions();
        plays.subscribe(List.of("song-plays"));
        try (plays; shares) {
            while (!Thread.currentThread().isInterrupted()) {
                var batch = plays.poll(Duration.ofSeconds(1));
                if (!batch.isEmpty()) {
                    shares.beginTransaction();
                    for (var play : batch) {
                        for (String author : play.value().split(",")) {
                            shares.send(new ProducerRecord<>("author-shares", author, play.key()));
                        }
                    }
                    shares.sendOffsetsToTransaction(batch.nextOffsets(), plays.groupMetadata());
                    shares.commitTransaction();
                }
            }
        }
    }
}
