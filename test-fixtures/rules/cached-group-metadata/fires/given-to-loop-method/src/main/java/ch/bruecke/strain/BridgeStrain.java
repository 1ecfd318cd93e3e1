package ch.bruecke.strain;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.DoubleDeserializer;
import org.apache.kafka.common.serialization.DoubleSerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class BridgeStrain {

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", args[0]);
        in.put("group.id", "bridge-strain");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", args[0]);
        out.put("transactional.id", "bridge-strain-" + System.getenv("POD_NAME"));
        try (Consumer<String, Double> gauges =
                        new KafkaConsumer<>(in, new StringDeserializer(), new DoubleDeserializer());
                Producer<String, Double> alarms =
                        new KafkaProducer<>(out, new StringSerializer(), new DoubleSerializer())) {
            alarms.initTransactions();
            gauges.subscribe(List.of("strain-gauges"));
            ConsumerGroupMetadata group = gauges.groupMetadata(); // expect: cached-group-metadata
            watch(gauges, alarms, group);
        }
    }

    private static void watch(
            Consumer<String, Double> gauges, Producer<String, Double> alarms, ConsumerGroupMetadata group) {
        do {
            ConsumerRecords<String, Double> batch = gauges.poll(Duration.ofSeconds(1));
            if (!batch.isEmpty()) {
                Map<TopicPartition, OffsetAndMetadata> positions = new HashMap<>();
                batch.partitions().forEach(p -> positions.put(p, new OffsetAndMetadata(gauges.position(p))));
                alarms.beginTransaction();
                batch.forEach(g -> alarms.send(new ProducerRecord<>("strain-alarms", g.key(), g.value())));
                alarms.sendOffsetsToTransaction(positions, group);
                alarms.commitTransaction();
            }
        } while (!Thread.interrupted());
    }
}
