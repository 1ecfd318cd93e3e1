package jm.blue.peak;

import java.util.List;
import org.apache.kafka.clients.consumer.KafkaConsumer;

/** A cursor in a file of the weighing station. */
public final class KafkaConsumer implements AutoCloseable {

    private long position;

    public List<String> poll() {
        position++;
        return List.of("load " + position);
    }

    public long position() {
        return position;
    }

    @Override
    public void close() {
        System.out.println("closed at " + position);
    }
}
