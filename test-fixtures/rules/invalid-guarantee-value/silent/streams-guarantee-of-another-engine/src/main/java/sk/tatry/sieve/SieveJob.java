package sk.tatry.sieve;

import java.util.HashMap;
import java.util.Map;

final class SieveJob {

  /** The scheduler reads these; it has guarantees of its own. */
  Map<String, String> options() {
    Map<String, String> options = new HashMap<>();
    options.put("processing.guarantee", "EFFECTIVELY_ONCE");
    options.put("commit.interval.ms", "10s");
    return options;
  }
}
