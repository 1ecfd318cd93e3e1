package com.reelscore.ratings;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Imports files of ratings; a topic of commands says when to pause. */
public class RatingImport {

    public static void main(String[] args) throws IOException {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "rating-import-control");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "rating-import-" + System.getenv("HOSTNAME"));
        Set<String> paused = new HashSet<>();
        try (KafkaConsumer<String, String> commands =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> ratings =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());
                BufferedReader file = Files.newBufferedReader(Path.of(args[0]))) {
            ratings.initTransactions();
            commands.subscribe(List.of("import-commands"));
            String line = file.readLine();
            while (line != null) {
                for (ConsumerRecord<String, String> command : commands.poll(Duration.ZERO)) {
                    if (command.value().equals("PAUSE")) {
                        paused.add(command.key());
                    } else {
                        paused.remove(command.key());
                    }
                }
                if (!paused.contains("ratings")) {
                    ratings.beginTransaction();
                    for (int i = 0; i < 500 && line != null; i++) {
                        ratings.send(new ProducerRecord<>("ratings", line));
                        line = file.readLine();
                    }
                    ratings.commitTransaction();
                }
            }
        }
    }
}
