package com.ferrylog.bus;

import org.apache.kafka.clients.producer.KafkaProducer;

/** Our own client of a broker network; not Kafka's. */
public final class KafkaProducer<K, V> implements AutoCloseable {

    private final String servers;

    public KafkaProducer(String servers) {
        this.servers = servers;
    }

    public void beginTransaction() {
        System.out.println("begin on " + servers);
    }

    public void sendOffsetsToTransaction(Object offsets, Object group) {
        System.out.println(offsets + " of " + group);
    }

    public void commitTransaction() {
        System.out.println("commit");
    }

    @Override
    public void close() {
        System.out.println("closed");
    }
}
