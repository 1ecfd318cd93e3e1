package net.brewline.fermentation;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Collections;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class FermentationControl {

    private final KafkaConsumer<String, Float> temperatures;
    private final KafkaProducer<String, String> commands;

    public FermentationControl() throws IOException {
        Properties consumerProperties = new Properties();
        try (InputStream in = Thread.currentThread()
                .getContextClassLoader()
                .getResourceAsStream("fermentation-consumer.properties")) {
            consumerProperties.load(in);
        }
        this.temperatures = new KafkaConsumer<>(consumerProperties);

        Properties producerProperties = new Properties();
        producerProperties.setProperty(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, consumerProperties.getProperty("bootstrap.servers"));
        producerProperties.setProperty(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "fermentation-" + System.getenv("POD_NAME"));
        this.commands = new KafkaProducer<>(producerProperties, new StringSerializer(), new StringSerializer());
    }

    public void control() {
        commands.initTransactions();
        temperatures.subscribe(Collections.singleton("tank-temperatures"));
        try {
            while (true) {
                ConsumerRecords<String, Float> batch = temperatures.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                inTransaction(() -> {
                    for (ConsumerRecord<String, Float> reading : batch) {
                        String command = reading.value() > 21.5f ? "cool" : "hold";
                        commands.send(new ProducerRecord<>("tank-commands", reading.key(), command));
                    }
                    commands.sendOffsetsToTransaction(batch.nextOffsets(), temperatures.groupMetadata());
                });
            }
        } finally {
            commands.close();
            temperatures.close();
        }
    }

    private void inTransaction(Runnable work) {
        commands.beginTransaction();
        work.run();
        commands.commitTransaction();
    }
}
