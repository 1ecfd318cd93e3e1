package live.encore.tickets.flow;

import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Does something again while it fails in a way that another attempt can mend. */
final class Retry {

    private static final Logger log = LoggerFactory.getLogger(Retry.class);

    private final int attempts;
    private final Predicate<RuntimeException> mendable;

    private Retry(int attempts, Predicate<RuntimeException> mendable) {
        this.attempts = attempts;
        this.mendable = mendable;
    }

    static Retry times(int attempts) {
        return new Retry(attempts, failure -> true);
    }

    Retry on(Class<? extends RuntimeException> type) {
        return new Retry(attempts, type::isInstance);
    }

    void run(Runnable action) {
        for (int attempt = 1; ; attempt++) {
            try {
                action.run();
                return;
            } catch (RuntimeException failure) {
                if (attempt >= attempts || !mendable.test(failure)) {
                    throw failure;
                }
                log.warn("Attempt {} of {} failed", attempt, attempts, failure);
            }
        }
    }
}
