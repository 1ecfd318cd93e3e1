package dev.eoslint.proofs;

import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;

/** The main method of programs that read, convert and write. */
@FunctionalInterface
interface Relay {

  /**
   * Relays records.
   *
   * @param from the topic that is read
   * @param to the topic that is written
   * @param conversion what happens to each value
   * @param running whether to poll once more
   */
  void relay(String from, String to, UnaryOperator<String> conversion, BooleanSupplier running);
}
