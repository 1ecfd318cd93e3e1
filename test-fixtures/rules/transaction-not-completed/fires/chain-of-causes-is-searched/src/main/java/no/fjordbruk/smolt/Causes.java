package no.fjordbruk.smolt;

import org.apache.kafka.common.errors.AuthenticationException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.ProducerFencedException;

/** Looks for what a producer does not survive. */
final class Causes {

  private Causes() {}

  static boolean includeFatal(Throwable failure) {
    for (Throwable each = failure; each != null; each = each.getCause()) {
      if (each instanceof ProducerFencedException
          || each instanceof AuthorizationException
          || each instanceof AuthenticationException) {
        return true;
      }
    }
    return false;
  }
}
