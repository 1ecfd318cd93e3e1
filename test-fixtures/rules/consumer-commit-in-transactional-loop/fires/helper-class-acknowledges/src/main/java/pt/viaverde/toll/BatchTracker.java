package pt.viaverde.toll;

import org.apache.kafka.clients.consumer.Consumer;

final class BatchTracker {

    private final Consumer<?, ?> consumer;
    private long handled;

    BatchTracker(Consumer<?, ?> consumer) {
        this.consumer = consumer;
    }

    void done(int records) {
        handled += records;
        consumer.commitAsync(); // expect: consumer-commit-in-transactional-loop
    }

    long handled() {
        return handled;
    }
}
