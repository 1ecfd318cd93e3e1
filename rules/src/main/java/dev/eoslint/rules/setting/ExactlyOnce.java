package dev.eoslint.rules.setting;

import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Effective;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.StreamsApplication;
import java.util.Optional;
import java.util.Set;

/** The guarantee that Kafka Streams gives. */
public final class ExactlyOnce {

  private static final Set<String> VALUES =
      Set.of("exactly_once", "exactly_once_beta", "exactly_once_v2");

  private static final Set<String> REMOVED = Set.of("exactly_once", "exactly_once_beta");

  private ExactlyOnce() {}

  /** Returns whether {@code value} is one that Kafka Streams 4.0 removed (KIP-732). */
  public static boolean isRemoved(String value) {
    return REMOVED.contains(value);
  }

  /** Returns the setting that asks for exactly-once processing, if one does for certain. */
  public static Optional<Setting> in(
      ClientConfig config, StreamsApplication streams, KafkaApplication application) {
    return application.effective(streams, config, Keys.PROCESSING_GUARANTEE)
            instanceof Effective.SetHere set
        ? Optional.of(set.setting()).filter(ExactlyOnce::isAskedBy)
        : Optional.empty();
  }

  private static boolean isAskedBy(Setting setting) {
    return setting.value().text().map(String::strip).filter(VALUES::contains).isPresent();
  }
}
