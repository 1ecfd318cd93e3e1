package at.papier.mill;

import at.papier.platform.Offsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;

public class PaperMill {

    private final Consumer<String, Integer> rolls;
    private final Map<String, Integer> weights = new HashMap<>();

    public PaperMill(Consumer<String, Integer> rolls) {
        this.rolls = rolls;
    }

    public void run() {
        rolls.subscribe(List.of("paper-rolls"));
        while (!Thread.interrupted()) {
            Map<TopicPartition, OffsetAndMetadata> reached = new HashMap<>();
            for (ConsumerRecord<String, Integer> roll : rolls.poll(Duration.ofSeconds(1))) {
                weights.merge(roll.key(), roll.value(), Integer::sum);
                long position = Offsets.following(roll.offset());
                reached.put(new TopicPartition(roll.topic(), roll.partition()), new OffsetAndMetadata(position));
            }
            rolls.commitSync(reached);
        }
    }
}
