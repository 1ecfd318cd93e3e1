package dev.eoslint.rules.setting;

import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Effective;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.StreamsApplication;
import java.util.Optional;

/** How often an application of Kafka Streams processes a record, as far as it is certain. */
public enum ProcessingGuarantee {
  /** It asks for one of the exactly-once guarantees. */
  EXACTLY_ONCE,
  /** It asks for at-least-once, or leaves the guarantee at that default. */
  AT_LEAST_ONCE,
  /** It depends on what is not in view. */
  UNKNOWN;

  /** Returns the guarantee that {@code streams} has in {@code config}. */
  public static ProcessingGuarantee of(
      ClientConfig config, StreamsApplication streams, KafkaApplication application) {
    if (ExactlyOnce.in(config, streams, application).isPresent()) {
      return EXACTLY_ONCE;
    }
    Effective effective = application.effective(streams, config, Keys.PROCESSING_GUARANTEE);
    return text(effective).filter("at_least_once"::equals).isPresent() ? AT_LEAST_ONCE : UNKNOWN;
  }

  private static Optional<String> text(Effective effective) {
    if (effective instanceof Effective.SetHere set) {
      return set.setting().value().text().map(String::strip);
    }
    return effective instanceof Effective.DefaultApplies byDefault
        ? Optional.of(byDefault.value())
        : Optional.empty();
  }
}
