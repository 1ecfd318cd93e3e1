package ch.muenz.sorter;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class CoinSorter {

    private final Consumer<String, String> coins;
    private final Producer<String, String> sorted;

    public CoinSorter(Consumer<String, String> coins, Producer<String, String> sorted) {
        this.coins = coins;
        this.sorted = sorted;
        sorted.initTransactions();
        coins.subscribe(List.of("coins"));
    }

    public void step() {
        ConsumerRecords<String, String> batch = coins.poll(Duration.ofMillis(50));
        if (batch.isEmpty()) {
            return;
        }
        sorted.beginTransaction();
        batch.forEach(c -> sorted.send(new ProducerRecord<>("coins-" + c.key(), c.value())));
        sorted.sendOffsetsToTransaction(batch.nextOffsets(), coins.groupMetadata());
        sorted.commitTransaction();
    }
}
