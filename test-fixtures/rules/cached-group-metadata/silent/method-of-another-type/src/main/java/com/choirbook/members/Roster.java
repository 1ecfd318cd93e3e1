package com.choirbook.members;

import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;

/** Knows the consumers of this process. */
public interface Roster {

    Consumer<String, String> consumer();

    /** Returns what the consumer says now. */
    ConsumerGroupMetadata groupMetadata();
}
