package fm.kraal.queue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.clients.consumer.KafkaShareConsumer;

/** A queue in memory that several workers share. */
public final class KafkaShareConsumer<K, V> {

    private final List<V> waiting = new ArrayList<>();

    public void add(V value) {
        waiting.add(value);
    }

    public List<V> poll(Duration longest) {
        System.out.println("waits up to " + longest);
        return List.copyOf(waiting);
    }
}
