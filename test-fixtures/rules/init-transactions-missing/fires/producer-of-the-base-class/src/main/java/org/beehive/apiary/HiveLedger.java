package org.beehive.apiary;

import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;

public final class HiveLedger extends TransactionalWriter {

    public HiveLedger(String brokers) {
        super(brokers);
    }

    @Override
    protected String name() {
        return "hive-ledger";
    }

    public void split(String hive, String swarm) {
        producer.beginTransaction(); // expect: init-transactions-missing
        try {
            producer.send(new ProducerRecord<>("hives", hive, "SPLIT"));
            producer.send(new ProducerRecord<>("hives", swarm, "SWARMED"));
            producer.commitTransaction();
        } catch (KafkaException e) {
            close();
            throw e;
        }
    }
}
