package com.silverleaf.tea;

import com.silverleaf.core.TransactionalTask;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class TeaBlends extends TransactionalTask {

    private TeaBlends() {
        super("tea-blends");
    }

    @Override
    protected void process(ConsumerRecords<String, String> leaves) {
        producer.beginTransaction();
        leaves.forEach(l -> producer.send(new ProducerRecord<>("tea-blends", l.key(), l.value())));
        producer.sendOffsetsToTransaction(leaves.nextOffsets(), group);
        producer.commitTransaction();
    }

    public static void main(String[] args) {
        new TeaBlends().start("tea-leaves");
    }
}
