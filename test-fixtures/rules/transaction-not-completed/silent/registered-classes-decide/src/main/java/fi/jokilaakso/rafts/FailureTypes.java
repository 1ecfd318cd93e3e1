package fi.jokilaakso.rafts;

import java.util.HashSet;
import java.util.Set;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.RecordTooLargeException;

/** The failures that a transaction is aborted for. Plugins register those that they know. */
public final class FailureTypes {

  private static final Set<Class<? extends Exception>> ABORTABLE = new HashSet<>();

  static {
    ABORTABLE.add(RecordTooLargeException.class);
  }

  private FailureTypes() {}

  public static void register(Class<? extends Exception> type) {
    ABORTABLE.add(type);
  }

  static boolean isKnown(KafkaException failure) {
    return failure.getCause() != null;
  }

  static void treat(KafkaException failure, KafkaProducer<String, String> producer) {
    if (ABORTABLE.stream().anyMatch(type -> type.isInstance(failure.getCause()))) {
      producer.abortTransaction();
    }
  }
}
