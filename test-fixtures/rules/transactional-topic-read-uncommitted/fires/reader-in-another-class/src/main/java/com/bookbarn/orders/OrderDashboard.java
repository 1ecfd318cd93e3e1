package com.bookbarn.orders;

import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Keeps the state of each order for the shop's overview page. */
public class OrderDashboard implements Runnable {

    private final Map<String, String> stateByOrder = new ConcurrentHashMap<>();
    private final String brokers;

    public OrderDashboard(String brokers) {
        this.brokers = brokers;
    }

    @Override
    public void run() {
        Properties props = new Properties(); // expect: transactional-topic-read-uncommitted
        props.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        props.put(ConsumerConfig.GROUP_ID_CONFIG, "order-dashboard");
        props.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
        props.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
        try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(props)) {
            consumer.subscribe(Collections.singletonList(Topics.ORDER_EVENTS));
            while (!Thread.currentThread().isInterrupted()) {
                for (ConsumerRecord<String, String> event : consumer.poll(Duration.ofSeconds(1))) {
                    stateByOrder.put(event.key(), event.value());
                }
            }
        }
    }

    public String stateOf(String order) {
        return stateByOrder.getOrDefault(order, "UNKNOWN");
    }
}
