package us.ozark.timber;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Keeps a transaction open until it holds enough boards. */
public class BoardService implements Runnable {

    private static final int ENOUGH = 2_000;

    private final KafkaConsumer<String, String> trunks;
    private final KafkaProducer<String, String> boards;
    private final Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
    private boolean inTransaction;
    private int sawn;

    public BoardService(String servers) {
        trunks = new KafkaConsumer<>(
                Map.of(
                        "bootstrap.servers", servers,
                        "group.id", "boards",
                        "enable.auto.commit", false,
                        "isolation.level", "read_committed"),
                new StringDeserializer(),
                new StringDeserializer());
        boards = new KafkaProducer<>(
                Map.of("bootstrap.servers", servers, "transactional.id", "boards-" + System.getenv("HOSTNAME")),
                new StringSerializer(),
                new StringSerializer());
        boards.initTransactions();
    }

    @Override
    public void run() {
        trunks.subscribe(List.of("trunks")); // expect: transaction-across-rebalance
        while (!Thread.currentThread().isInterrupted()) {
            for (ConsumerRecord<String, String> trunk : trunks.poll(Duration.ofMillis(300))) {
                saw(trunk);
            }
            commitIfEnough();
        }
    }

    private void saw(ConsumerRecord<String, String> trunk) {
        if (!inTransaction) {
            boards.beginTransaction();
            inTransaction = true;
        }
        boards.send(new ProducerRecord<>("boards", trunk.key(), trunk.value()));
        next.put(new TopicPartition(trunk.topic(), trunk.partition()), new OffsetAndMetadata(trunk.offset() + 1));
        sawn++;
    }

    private void commitIfEnough() {
        if (inTransaction && sawn >= ENOUGH) {
            boards.sendOffsetsToTransaction(next, trunks.groupMetadata());
            boards.commitTransaction();
            inTransaction = false;
            sawn = 0;
        }
    }
}
