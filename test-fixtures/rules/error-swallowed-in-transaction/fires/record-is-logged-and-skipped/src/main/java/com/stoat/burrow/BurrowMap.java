package com.stoat.burrow;

import java.time.Duration;
import java.util.Collections;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class BurrowMap implements Runnable {

    private static final Logger log = LoggerFactory.getLogger(BurrowMap.class);

    private final Consumer<String, String> digs;
    private final Producer<String, String> tunnels;

    public BurrowMap(Consumer<String, String> digs, Producer<String, String> tunnels) {
        this.digs = digs;
        this.tunnels = tunnels;
    }

    @Override
    public void run() {
        tunnels.initTransactions();
        digs.subscribe(Collections.singleton("digs"));
        try {
            while (!Thread.currentThread().isInterrupted()) {
                ConsumerRecords<String, String> batch = digs.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                tunnels.beginTransaction();
                for (ConsumerRecord<String, String> dig : batch) {
                    try {
                        tunnels.send(new ProducerRecord<>("tunnels", dig.key(), tunnel(dig.value())));
                    } catch (Exception e) { // expect: error-swallowed-in-transaction
                        log.error("Cannot process {}", dig, e);
                    }
                }
                tunnels.sendOffsetsToTransaction(batch.nextOffsets(), digs.groupMetadata());
                tunnels.commitTransaction();
            }
        } finally {
            tunnels.close();
            digs.close();
        }
    }

    private static String tunnel(String dig) {
        String[] ends = dig.split("->");
        return ends[1] + "->" + ends[0];
    }
}
