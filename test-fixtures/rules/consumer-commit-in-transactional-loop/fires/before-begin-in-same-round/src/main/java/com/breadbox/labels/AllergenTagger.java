package com.breadbox.labels;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

public class AllergenTagger {

    private final KafkaConsumer<String, String> recipes;
    private final KafkaProducer<String, String> labels;

    AllergenTagger(KafkaConsumer<String, String> recipes, KafkaProducer<String, String> labels) {
        this.recipes = recipes;
        this.labels = labels;
    }

    void work() {
        labels.initTransactions();
        recipes.subscribe(List.of("recipes"));
        while (!Thread.currentThread().isInterrupted()) {
            ConsumerRecords<String, String> changed = recipes.poll(Duration.ofSeconds(2));
            if (!changed.isEmpty()) {
                recipes.commitSync(Duration.ofSeconds(5)); // expect: consumer-commit-in-transactional-loop
                publish(changed);
            }
        }
    }

    private void publish(ConsumerRecords<String, String> changed) {
        List<ProducerRecord<String, String>> lines = new ArrayList<>();
        for (ConsumerRecord<String, String> recipe : changed) {
            String tag = recipe.value().contains("hazelnut") ? "NUTS" : "NONE";
            lines.add(new ProducerRecord<>("allergen-labels", recipe.key(), tag + ";" + recipe.value()));
        }
        labels.beginTransaction();
        lines.forEach(labels::send);
        labels.sendOffsetsToTransaction(changed.nextOffsets(), recipes.groupMetadata());
        labels.commitTransaction();
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.setProperty("bootstrap.servers", args[0]);
        in.setProperty("group.id", "allergen-tagger");
        in.setProperty("enable.auto.commit", "false");
        in.setProperty("isolation.level", "read_committed");
        in.setProperty("key.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
        in.setProperty("value.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
        Properties out = new Properties();
        out.setProperty("bootstrap.servers", args[0]);
        out.setProperty("transactional.id", "allergen-tagger-" + System.getenv("POD_NAME"));
        out.setProperty("key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
        out.setProperty("value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
        try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(in);
                KafkaProducer<String, String> producer = new KafkaProducer<>(out)) {
            new AllergenTagger(consumer, producer).work();
        }
    }
}
