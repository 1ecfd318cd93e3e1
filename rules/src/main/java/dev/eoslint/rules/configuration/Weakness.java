package dev.eoslint.rules.configuration;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.rules.setting.ConfiguredClient;
import dev.eoslint.rules.setting.Keys;
import dev.eoslint.rules.setting.ProcessingGuarantee;
import dev.eoslint.rules.setting.Stated;
import dev.eoslint.rules.setting.StreamsClient;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A setting that costs a producer what it guarantees. Each such setting has one kind, so that one
 * mistake never gets findings of two rules. The producers of Kafka Streams are among those that are
 * judged when it processes at least once; with exactly-once, rules of their own speak of them.
 *
 * <p>Source: {@code ProducerConfig.postProcessAndValidateIdempotenceConfigs}.
 *
 * @param kind what is wrong
 * @param producer the producer
 * @param culprit the setting
 */
record Weakness(Kind kind, ConfiguredClient producer, Stated culprit) {

  /** What is wrong, the strongest first. */
  enum Kind {
    /** It contradicts the transactional id, so that there is no producer at all. */
    CONFLICT_WITH_ID,
    /** It contradicts the explicit idempotence, so that there is no producer at all. */
    CONFLICT_WITH_IDEMPOTENCE,
    /** More requests in flight than idempotence allows. */
    IN_FLIGHT,
    /** Records count as sent before they are replicated. */
    ACKS,
    /** Idempotence is off, and nothing else is wrong. */
    IDEMPOTENCE_LOST
  }

  private static final int MOST_IN_FLIGHT = 5;
  private static final KafkaVersion FIRST_IDEMPOTENT = new KafkaVersion(3, 0, 1);
  private static final KafkaVersion WITHOUT_THE_DEFAULT = new KafkaVersion(3, 1, 0);

  /** Returns the weaknesses of one kind in places where there is no stronger one. */
  static List<Weakness> of(Kind kind, KafkaApplication application) {
    List<Weakness> all =
        Stream.concat(
                ConfiguredClient.producers(application).stream(),
                StreamsClient.producers(ProcessingGuarantee.AT_LEAST_ONCE, application).stream())
            .flatMap(producer -> of(producer).stream())
            .filter(each -> !each.isMeantForOthers())
            .toList();
    Map<Site, Kind> strongest = new HashMap<>();
    all.forEach(each -> strongest.merge(each.site(), each.kind, Weakness::stronger));
    return all.stream()
        .filter(each -> each.kind == kind && strongest.get(each.site()) == kind)
        .toList();
  }

  private static Kind stronger(Kind left, Kind right) {
    return left.compareTo(right) <= 0 ? left : right;
  }

  /**
   * Returns whether a mere loss of guarantee is written for all clients, so that Kafka Streams only
   * gets it along with the others.
   */
  private boolean isMeantForOthers() {
    return producer.isOfStreams()
        && (kind == Kind.ACKS || kind == Kind.IDEMPOTENCE_LOST)
        && StreamsClient.isShared(culprit.setting());
  }

  private Site site() {
    return culprit.setting().site();
  }

  private static List<Weakness> of(ConfiguredClient producer) {
    if (producer.isTransactional()) {
      return ofTransactional(producer);
    } else if (producer.mayBeTransactional()) {
      return List.of();
    } else if (idempotence(producer, true).filter(Stated::isFixed).isPresent()) {
      return ofIdempotent(producer);
    }
    return ofPlain(producer);
  }

  private static List<Weakness> ofTransactional(ConfiguredClient producer) {
    List<Weakness> found = new ArrayList<>();
    weakening(producer)
        .forEach(each -> found.add(new Weakness(Kind.CONFLICT_WITH_ID, producer, each)));
    Optional<Stated> off = idempotence(producer, false);
    off.ifPresent(each -> found.add(new Weakness(Kind.CONFLICT_WITH_ID, producer, each)));
    if (off.isEmpty()) {
      inFlight(producer).ifPresent(each -> found.add(new Weakness(Kind.IN_FLIGHT, producer, each)));
    }
    return found;
  }

  private static List<Weakness> ofIdempotent(ConfiguredClient producer) {
    List<Weakness> found = new ArrayList<>();
    weakening(producer)
        .forEach(each -> found.add(new Weakness(Kind.CONFLICT_WITH_IDEMPOTENCE, producer, each)));
    inFlight(producer).ifPresent(each -> found.add(new Weakness(Kind.IN_FLIGHT, producer, each)));
    return found;
  }

  private static List<Weakness> ofPlain(ConfiguredClient producer) {
    List<Weakness> found = new ArrayList<>();
    Optional<Stated> acks = acks(producer);
    boolean implicit = producer.lacks(Keys.IDEMPOTENCE);
    boolean refused = producer.version().isMinorOrLater(KafkaVersion.of(4, 0));
    boolean lostByInFlight =
        isIdempotentByDefault(producer.version()) && weakening(producer).isEmpty();
    if (implicit && (refused || lostByInFlight)) {
      inFlight(producer).ifPresent(each -> found.add(new Weakness(Kind.IN_FLIGHT, producer, each)));
    }
    if (Importance.isLittle(producer)) {
      return found;
    }
    acks.ifPresent(each -> found.add(new Weakness(Kind.ACKS, producer, each)));
    if (acks.isEmpty()) {
      lost(producer, implicit)
          .ifPresent(each -> found.add(new Weakness(Kind.IDEMPOTENCE_LOST, producer, each)));
    }
    return found;
  }

  /** Without retries nothing is sent twice, so that idempotence would change nothing. */
  private static Optional<Stated> lost(ConfiguredClient producer, boolean implicit) {
    Optional<Stated> noRetries = noRetries(producer);
    if (implicit && isIdempotentByDefault(producer.version())) {
      return noRetries;
    }
    return noRetries.isPresent() ? Optional.empty() : idempotence(producer, false);
  }

  private static List<Stated> weakening(ConfiguredClient producer) {
    List<Stated> weakening = new ArrayList<>();
    acks(producer).ifPresent(weakening::add);
    noRetries(producer).ifPresent(weakening::add);
    return weakening;
  }

  private static Optional<Stated> acks(ConfiguredClient producer) {
    return producer.stated(Keys.ACKS).filter(acks -> acks.is("0", "1"));
  }

  private static Optional<Stated> noRetries(ConfiguredClient producer) {
    return producer.stated(Keys.RETRIES).filter(retries -> retries.is("0"));
  }

  private static Optional<Stated> idempotence(ConfiguredClient producer, boolean on) {
    return producer.stated(Keys.IDEMPOTENCE).filter(idempotence -> idempotence.is(on));
  }

  private static Optional<Stated> inFlight(ConfiguredClient producer) {
    return producer
        .stated(Keys.IN_FLIGHT)
        .filter(each -> each.number().orElse(MOST_IN_FLIGHT) > MOST_IN_FLIGHT);
  }

  /** In 3.0.0 and 3.1.0 the new default was not applied (KAFKA-13598). */
  static boolean isIdempotentByDefault(KafkaVersion version) {
    return version.compareTo(FIRST_IDEMPOTENT) >= 0 && !version.equals(WITHOUT_THE_DEFAULT);
  }
}
