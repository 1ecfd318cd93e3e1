package com.windfarm.blade;

import static com.windfarm.blade.Guarantees.COMMITTED_ONLY;

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

class BladeInspection {

    private final Properties source = new Properties();
    private final Properties target = new Properties();

    BladeInspection configure() {
        final String isolation = COMMITTED_ONLY;
        source.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "blade-kafka:9092");
        source.put(ConsumerConfig.GROUP_ID_CONFIG, "blade-inspection");
        source.put(
                ConsumerConfig.ISOLATION_LEVEL_CONFIG,
                isolation
        );
        source.put(
                ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG,
                Boolean.toString(false)
        );
        target.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "blade-kafka:9092");
        target.put(
                ProducerConfig.TRANSACTIONAL_ID_CONFIG,
                String.format("blade-inspection-%s", System.getenv("HOSTNAME"))
        );
        return this;
    }

    void inspect() {
        try (var images = new KafkaConsumer<>(source, new StringDeserializer(), new StringDeserializer());
                var defects = new KafkaProducer<>(target, new StringSerializer(), new StringSerializer())) {
            defects.initTransactions();
            images.subscribe(List.of("blade-images"));
            while (true) {
                var batch = images.poll(Duration.ofSeconds(2));
                if (!batch.isEmpty()) {
                    defects.beginTransaction();
                    batch.forEach(i -> defects.send(new ProducerRecord<>("blade-defects", i.key(), i.value())));
                    defects.sendOffsetsToTransaction(batch.nextOffsets(), images.groupMetadata());
                    defects.commitTransaction();
                }
            }
        }
    }

    public static void main(String[] args) {
        new BladeInspection().configure().inspect();
    }
}
