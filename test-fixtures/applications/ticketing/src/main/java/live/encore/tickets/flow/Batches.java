package live.encore.tickets.flow;

import static java.util.stream.Collectors.toMap;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;

/** Batches of records as streams. */
public final class Batches {

    private static final Duration WAIT = Duration.ofMillis(400);

    private Batches() {
    }

    public static void forEach(
            KafkaConsumer<String, String> consumer,
            BooleanSupplier running,
            Consumer<ConsumerRecords<String, String>> action) {
        while (running.getAsBoolean()) {
            Optional.of(consumer.poll(WAIT)).filter(batch -> !batch.isEmpty()).ifPresent(action);
        }
    }

    public static Stream<ConsumerRecord<String, String>> stream(ConsumerRecords<String, String> batch) {
        return StreamSupport.stream(batch.spliterator(), false);
    }

    /** The position behind each partition of a batch. */
    public static Map<TopicPartition, OffsetAndMetadata> end(ConsumerRecords<String, String> batch) {
        return batch.partitions().stream()
                .collect(toMap(Function.identity(), partition -> behind(batch.records(partition))));
    }

    /** Lets a batch come again, except for partitions that others own by now. */
    public static void again(KafkaConsumer<String, String> consumer, ConsumerRecords<String, String> batch) {
        batch.partitions().stream()
                .filter(consumer.assignment()::contains)
                .forEach(partition -> consumer.seek(partition, batch.records(partition).get(0).offset()));
    }

    private static OffsetAndMetadata behind(List<ConsumerRecord<String, String>> records) {
        var last = records.get(records.size() - 1);
        return new OffsetAndMetadata(last.offset() + 1, last.leaderEpoch(), "");
    }
}
