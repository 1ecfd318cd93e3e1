package live.encore.tickets.flow;

import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.kafka.common.errors.AuthenticationException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InvalidPidMappingException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.InvalidTxnStateException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.UnsupportedVersionException;

/** Tells what a producer survives from what it does not. */
final class Failures {

    private static final Set<Class<? extends Exception>> FATAL = Set.of(
            ProducerFencedException.class,
            InvalidProducerEpochException.class,
            InvalidPidMappingException.class,
            InvalidTxnStateException.class,
            OutOfOrderSequenceException.class,
            AuthorizationException.class,
            AuthenticationException.class,
            UnsupportedVersionException.class);

    private Failures() {
    }

    /** The producer wraps most failures, so the causes count as well. */
    static boolean isFatal(Throwable failure) {
        return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
                .anyMatch(cause -> FATAL.stream().anyMatch(type -> type.isInstance(cause)));
    }
}
