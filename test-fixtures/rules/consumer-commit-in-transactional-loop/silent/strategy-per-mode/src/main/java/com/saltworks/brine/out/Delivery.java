package com.saltworks.brine.out;

import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;

public interface Delivery {

    void deliver(ConsumerRecords<String, String> records, Consumer<String, String> source);
}
