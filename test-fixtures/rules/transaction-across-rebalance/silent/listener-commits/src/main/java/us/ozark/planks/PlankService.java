package us.ozark.planks;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;

/** Keeps a transaction open over several polls and commits it when partitions leave. */
public class PlankService implements Runnable, ConsumerRebalanceListener {

    private final KafkaConsumer<String, String> boards;
    private final KafkaProducer<String, String> planks;
    private final Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
    private int pending;

    public PlankService(KafkaConsumer<String, String> boards, KafkaProducer<String, String> planks) {
        this.boards = boards;
        this.planks = planks;
    }

    @Override
    public void run() {
        boards.subscribe(List.of("boards"), this);
        while (!Thread.currentThread().isInterrupted()) {
            // expect: transaction-outlives-timeout
            for (ConsumerRecord<String, String> board : boards.poll(Duration.ofMillis(300))) {
                if (pending == 0) {
                    planks.beginTransaction();
                }
                planks.send(new ProducerRecord<>("planks", board.key(), board.value()));
                next.put(new TopicPartition(board.topic(), board.partition()), new OffsetAndMetadata(board.offset() + 1));
                pending++;
            }
            if (pending >= 500) {
                commit();
            }
        }
    }

    private void commit() {
        planks.sendOffsetsToTransaction(next, boards.groupMetadata());
        planks.commitTransaction();
        next.clear();
        pending = 0;
    }

    @Override
    public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
        System.out.println("reads " + partitions);
    }

    @Override
    public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
        if (pending > 0) {
            commit();
        }
    }
}
