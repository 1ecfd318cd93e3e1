package at.lawine.depth;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;

public final class SnowDepthMap {

    private final Producer<String, String> producer;

    public SnowDepthMap(Producer<String, String> producer) {
        this.producer = producer;
    }

    public void publish(
            List<String> depths, Map<TopicPartition, OffsetAndMetadata> offsets, ConsumerGroupMetadata group) {
        producer.beginTransaction();
        depths.forEach(d -> producer.send(new ProducerRecord<>("snow-depths", d)));
        producer.sendOffsetsToTransaction(offsets, group);
        producer.commitTransaction();
    }
}
