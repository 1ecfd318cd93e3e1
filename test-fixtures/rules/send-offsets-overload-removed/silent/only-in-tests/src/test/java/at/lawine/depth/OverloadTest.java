package at.lawine.depth;

import java.util.Map;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;

class OverloadTest {

    @Test
    void oldFormStillWorks() {
        MockProducer<String, String> producer =
                new MockProducer<>(true, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
        producer.beginTransaction();
        producer.sendOffsetsToTransaction(
                Map.of(new TopicPartition("depths", 0), new OffsetAndMetadata(3)), "snow-depth-map");
        producer.commitTransaction();
    }
}
