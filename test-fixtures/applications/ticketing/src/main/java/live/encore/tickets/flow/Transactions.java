package live.encore.tickets.flow;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Transactions around a piece of work. */
public final class Transactions {

    private static final Logger log = LoggerFactory.getLogger(Transactions.class);

    private Transactions() {
    }

    /**
     * Does the work in a transaction.
     *
     * @return whether the transaction was committed; if not, the work can be done again
     * @throws FlowEndedException when the producer has to be closed
     */
    public static boolean atomically(Producer<?, ?> producer, Runnable work) {
        try {
            producer.beginTransaction();
            work.run();
        } catch (RuntimeException failure) {
            log.warn("The work is rolled back", failure);
            try {
                producer.abortTransaction(); // expect: abort-on-fatal-error
            } catch (RuntimeException ignored) {
                log.debug("There was nothing to roll back", ignored);
            }
            return false;
        }
        return commit(producer);
    }

    private static boolean commit(Producer<?, ?> producer) {
        try {
            Retry.times(5).on(TimeoutException.class).run(producer::commitTransaction);
            return true;
        } catch (TimeoutException | InterruptException unanswered) {
            throw new FlowEndedException(unanswered);
        } catch (KafkaException failure) {
            return undo(producer, failure);
        }
    }

    private static boolean undo(Producer<?, ?> producer, KafkaException failure) {
        if (Failures.isFatal(failure)) {
            throw new FlowEndedException(failure);
        }
        log.warn("A transaction is rolled back", failure);
        producer.abortTransaction();
        return false;
    }
}
