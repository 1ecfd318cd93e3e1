package com.tillpoint.receipt;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.AcknowledgeType;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaShareConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class ReceiptQueue {

    private ReceiptQueue() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092");
        in.put(ConsumerConfig.GROUP_ID_CONFIG, "receipt-queue");
        in.put("share.acknowledgement.mode", "explicit");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "receipts-" + System.getenv("POD_NAME"));
        try (KafkaShareConsumer<String, String> sales =
                        new KafkaShareConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> receipts =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            receipts.initTransactions();
            sales.subscribe(List.of("sales"));
            while (true) {
                ConsumerRecords<String, String> batch = sales.poll(Duration.ofMillis(300)); // expect: share-consumer-in-transaction
                for (ConsumerRecord<String, String> sale : batch) {
                    receipts.beginTransaction();
                    receipts.send(new ProducerRecord<>("receipts", sale.key(), sale.value()));
                    sales.acknowledge(sale, AcknowledgeType.ACCEPT);
                    receipts.commitTransaction();
                }
            }
        }
    }
}
