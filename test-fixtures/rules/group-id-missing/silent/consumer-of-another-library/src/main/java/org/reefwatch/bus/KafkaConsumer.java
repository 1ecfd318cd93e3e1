package org.reefwatch.bus;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.KafkaConsumer;

/** Reads from the bus of the reef stations; groups do not exist there. */
public final class KafkaConsumer<K, V> implements AutoCloseable {

    private final Map<String, Object> settings;

    public KafkaConsumer(Map<String, Object> settings) {
        this.settings = settings;
    }

    public void subscribe(List<String> stations) {
        System.out.println(stations + " with " + settings);
    }

    public void commitSync() {
        System.out.println("committed");
    }

    @Override
    public void close() {
        System.out.println("closed");
    }
}
