package mx.agave.still;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.kafka.clients.consumer.Consumer;

/** Counts what the pipeline has written. */
final class StillMonitor implements Runnable {

    private final AtomicLong spirits = new AtomicLong();
    private final Consumer<String, String> consumer;

    StillMonitor(Consumer<String, String> consumer) {
        this.consumer = consumer;
    }

    @Override
    public void run() {
        consumer.subscribe(List.of("spirits"));
        while (!Thread.interrupted()) {
            spirits.addAndGet(consumer.poll(Duration.ofSeconds(1)).count());
            consumer.commitAsync(); // expect: async-commit-without-final-sync
        }
    }
}
