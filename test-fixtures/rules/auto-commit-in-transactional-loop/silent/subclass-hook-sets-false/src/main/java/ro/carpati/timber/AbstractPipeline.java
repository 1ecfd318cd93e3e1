package ro.carpati.timber;

import java.time.Duration;
import java.util.Properties;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

abstract class AbstractPipeline {

    private final String name;

    AbstractPipeline(String name) {
        this.name = name;
    }

    /** Lets a pipeline add what its delivery guarantee needs. */
    protected abstract void customize(Properties consumer);

    protected abstract ProducerRecord<String, String> transform(ConsumerRecord<String, String> input);

    final void run(Set<String> topics) {
        Properties consumerProps = new Properties();
        consumerProps.setProperty(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "timber-kafka:9092");
        consumerProps.setProperty(ConsumerConfig.GROUP_ID_CONFIG, name);
        customize(consumerProps);

        Properties producerProps = new Properties();
        producerProps.setProperty(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "timber-kafka:9092");
        producerProps.setProperty(ProducerConfig.TRANSACTIONAL_ID_CONFIG, name + "-" + System.getenv("POD_NAME"));

        try (KafkaConsumer<String, String> consumer =
                        new KafkaConsumer<>(consumerProps, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> producer =
                        new KafkaProducer<>(producerProps, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            consumer.subscribe(topics);
            while (!Thread.currentThread().isInterrupted()) {
                ConsumerRecords<String, String> batch = consumer.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                producer.beginTransaction();
                for (ConsumerRecord<String, String> input : batch) {
                    producer.send(transform(input));
                }
                producer.sendOffsetsToTransaction(batch.nextOffsets(), consumer.groupMetadata());
                producer.commitTransaction();
            }
        }
    }
}
