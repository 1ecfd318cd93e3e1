package dev.eoslint.proofs;

import java.util.stream.Stream;
import org.apache.kafka.common.utils.internals.AppInfoParser;

/**
 * What a proof saw.
 *
 * @param rule the name of the rule
 * @param kafka the version of the broker, and that of the clients if it is another
 * @param harm what the wrong program did, without a final period
 * @param repair what the repaired program did, without a final period
 */
record Observation(String rule, String kafka, String harm, String repair) {

  /** Returns an observation that was made with the Kafka of this build. */
  static Observation now(String rule, String harm, String repair) {
    return new Observation(rule, AppInfoParser.getVersion(), harm, repair);
  }

  /** Returns an observation that was made with the Kafka of this build but for the clients. */
  static Observation with(Clients clients, String rule, String harm, String repair) {
    return new Observation(rule, kafkaWith(clients), harm, repair);
  }

  private static String kafkaWith(Clients clients) {
    return "%s with clients %s".formatted(AppInfoParser.getVersion(), clients.version());
  }

  /** Returns whether it was made with versions that this build has. */
  boolean isOfThisBuild() {
    return Stream.concat(
            Stream.of(AppInfoParser.getVersion()),
            Stream.of(Clients.of28(), Clients.of39()).map(Observation::kafkaWith))
        .anyMatch(kafka::equals);
  }

  /** Returns the text that the page of the rule shows. */
  String sentence() {
    return "Observed on Kafka %s: %s. With the repair: %s.".formatted(kafka, harm, repair);
  }
}
