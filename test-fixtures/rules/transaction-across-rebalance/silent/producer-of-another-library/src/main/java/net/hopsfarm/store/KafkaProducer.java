package net.hopsfarm.store;

import org.apache.kafka.clients.producer.KafkaProducer;

/** Writes to the store of the farm in transactions of its own. */
public final class KafkaProducer<K, V> {

    public void beginTransaction() {
        System.out.println("begin");
    }

    public void send(V value) {
        System.out.println(value);
    }

    public void commitTransaction() {
        System.out.println("commit");
    }
}
