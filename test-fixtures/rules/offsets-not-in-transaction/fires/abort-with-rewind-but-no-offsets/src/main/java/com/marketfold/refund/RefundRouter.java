package com.marketfold.refund;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class RefundRouter {

    private final KafkaConsumer<String, String> refunds;
    private final KafkaProducer<String, String> routed;

    public RefundRouter(String brokers, String instance) {
        Properties in = new Properties();
        in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        in.put(ConsumerConfig.GROUP_ID_CONFIG, "refund-router");
        in.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        refunds = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        Properties out = new Properties();
        out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "refund-router-" + instance);
        routed = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());
    }

    public void run() {
        routed.initTransactions();
        refunds.subscribe(List.of("refunds"));
        try {
            while (!Thread.interrupted()) {
                ConsumerRecords<String, String> batch = refunds.poll(Duration.ofSeconds(1));
                if (!batch.isEmpty()) {
                    route(batch);
                }
            }
        } finally {
            routed.close();
            refunds.close();
        }
    }

    private void route(ConsumerRecords<String, String> batch) {
        routed.beginTransaction(); // expect: offsets-not-in-transaction
        try {
            for (ConsumerRecord<String, String> refund : batch) {
                String target = amount(refund) > 500 ? "refunds-manual" : "refunds-automatic";
                routed.send(new ProducerRecord<>(target, refund.key(), refund.value()));
            }
        } catch (NumberFormatException broken) {
            routed.abortTransaction();
            batch.partitions().forEach(p -> refunds.seek(p, batch.records(p).get(0).offset()));
            return;
        }
        routed.commitTransaction();
    }

    private static long amount(ConsumerRecord<String, String> refund) {
        return Long.parseLong(refund.value().substring(refund.value().lastIndexOf(';') + 1));
    }

    public static void main(String[] args) {
        new RefundRouter(System.getenv("BROKERS"), System.getenv("POD_NAME")).run();
    }
}
