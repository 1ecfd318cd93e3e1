package dev.eoslint.proofs;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** The main method of programs that read and do some work. */
@FunctionalInterface
interface Worker {

  /**
   * Works on records.
   *
   * @param from the topic that is read
   * @param work what happens with each value
   * @param running whether to poll once more
   */
  void work(String from, Consumer<String> work, BooleanSupplier running);
}
