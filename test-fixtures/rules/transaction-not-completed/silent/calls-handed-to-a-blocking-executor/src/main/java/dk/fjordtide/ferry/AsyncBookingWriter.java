package dk.fjordtide.ferry;

import java.util.concurrent.CompletableFuture;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Offers the calls of a producer as futures; the caller decides how a transaction ends. */
public final class AsyncBookingWriter {

    private final Producer<String, String> producer;

    public AsyncBookingWriter(Producer<String, String> producer) {
        this.producer = producer;
    }

    public CompletableFuture<Void> beginTransaction() {
        return completing(producer::beginTransaction);
    }

    public CompletableFuture<Void> commitTransaction() {
        return completing(producer::commitTransaction);
    }

    public CompletableFuture<Void> abortTransaction() {
        return completing(producer::abortTransaction);
    }

    public CompletableFuture<Void> write(String ferry, String booking) {
        return completing(() -> producer.send(new ProducerRecord<>("bookings", ferry, booking)));
    }

    private CompletableFuture<Void> completing(BlockingCall call) {
        CompletableFuture<Void> result = new CompletableFuture<>();
        try {
            call.execute();
            result.complete(null);
        } catch (Exception failure) {
            result.completeExceptionally(failure);
        }
        return result;
    }

    @FunctionalInterface
    private interface BlockingCall {
        void execute();
    }
}
