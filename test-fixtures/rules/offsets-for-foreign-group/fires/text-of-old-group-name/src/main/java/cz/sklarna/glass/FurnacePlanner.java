package cz.sklarna.glass;

import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class FurnacePlanner {

    private static final String GROUP_ID = "furnace-planner";

    private final KafkaConsumer<String, String> orders;
    private final KafkaProducer<String, String> plans;

    public FurnacePlanner(String brokers) {
        Map<String, Object> in = new HashMap<>();
        in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        in.put(ConsumerConfig.GROUP_ID_CONFIG, Topics.GROUP);
        in.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        orders = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        Map<String, Object> out = new HashMap<>();
        out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "furnace-planner-" + System.getenv("HOSTNAME"));
        plans = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());
    }

    public void plan() {
        plans.initTransactions();
        orders.subscribe(Collections.singletonList(Topics.INPUT));
        try {
            while (!Thread.interrupted()) {
                ConsumerRecords<String, String> batch = orders.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
                plans.beginTransaction();
                for (ConsumerRecord<String, String> order : batch) {
                    plans.send(new ProducerRecord<>(Topics.OUTPUT, order.key(), order.value()));
                    offsets.put(
                            new TopicPartition(order.topic(), order.partition()), new OffsetAndMetadata(order.offset() + 1));
                }
                // expect: offsets-for-foreign-group, send-offsets-overload-removed
                plans.sendOffsetsToTransaction(offsets, GROUP_ID);
                plans.commitTransaction();
            }
        } finally {
            plans.close();
            orders.close();
        }
    }

    public static void main(String[] args) {
        new FurnacePlanner(args[0]).plan();
    }
}
