package nl.veerpont.ferry;

import org.apache.kafka.clients.producer.Callback;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.RecordMetadata;

final class AbortOnFailure implements Callback {

    private final Producer<?, ?> producer;

    AbortOnFailure(Producer<?, ?> producer) {
        this.producer = producer;
    }

    @Override
    public void onCompletion(RecordMetadata metadata, Exception exception) {
        if (exception != null) {
            producer.abortTransaction(); // expect: blocking-call-in-send-callback
        }
    }
}
