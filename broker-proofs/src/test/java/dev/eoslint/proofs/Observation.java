package dev.eoslint.proofs;

import org.apache.kafka.common.utils.internals.AppInfoParser;

/**
 * What a proof saw.
 *
 * @param rule the name of the rule
 * @param kafka the version of the broker and of the clients
 * @param harm what the wrong program did, without a final period
 * @param repair what the repaired program did, without a final period
 */
record Observation(String rule, String kafka, String harm, String repair) {

  /** Returns an observation that was made with the Kafka of this build. */
  static Observation now(String rule, String harm, String repair) {
    return new Observation(rule, AppInfoParser.getVersion(), harm, repair);
  }

  /** Returns the text that the page of the rule shows. */
  String sentence() {
    return "Observed on Kafka %s: %s. With the repair: %s.".formatted(kafka, harm, repair);
  }
}
