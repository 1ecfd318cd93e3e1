package com.terminal4.luggage;

import com.terminal4.kafka.Membership;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;

public class LostLuggage {

    private final Producer<String, String> producer;
    private final Membership membership;

    public LostLuggage(Producer<String, String> producer, Membership membership) {
        this.producer = producer;
        this.membership = membership;
    }

    public void report(List<String> bags, Map<TopicPartition, OffsetAndMetadata> offsets) {
        producer.beginTransaction();
        for (String bag : bags) {
            producer.send(new ProducerRecord<>("lost-luggage", bag));
        }
        producer.sendOffsetsToTransaction(offsets, membership.current());
        producer.commitTransaction();
    }
}
