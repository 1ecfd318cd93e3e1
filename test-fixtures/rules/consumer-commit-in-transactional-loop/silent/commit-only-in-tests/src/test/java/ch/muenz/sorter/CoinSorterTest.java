package ch.muenz.sorter;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.junit.jupiter.api.Test;

class CoinSorterTest {

    private final KafkaConsumer<String, String> consumer = Clients.consumer();
    private final KafkaProducer<String, String> producer = Clients.producer();

    @Test
    void commitSurvivesAbort() {
        producer.initTransactions();
        consumer.subscribe(List.of("coins"));
        for (int round = 0; round < 3; round++) {
            ConsumerRecords<String, String> batch = consumer.poll(Duration.ofSeconds(1));
            producer.beginTransaction();
            batch.forEach(c -> producer.send(new ProducerRecord<>("out", c.value())));
            consumer.commitSync();
            producer.abortTransaction();
        }
    }
}
