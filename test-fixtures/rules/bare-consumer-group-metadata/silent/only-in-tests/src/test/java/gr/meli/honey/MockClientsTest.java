package gr.meli.honey;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;

class MockClientsTest {

    @Test
    void offsetsAreKept() {
        MockProducer<String, String> producer =
                new MockProducer<>(true, null, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
        producer.beginTransaction();
        producer.sendOffsetsToTransaction(
                Map.of(new TopicPartition("samples", 0), new OffsetAndMetadata(7)),
                new ConsumerGroupMetadata("honey"));
        producer.commitTransaction();
        assertEquals(1, producer.consumerGroupOffsetsHistory().size());
    }
}
