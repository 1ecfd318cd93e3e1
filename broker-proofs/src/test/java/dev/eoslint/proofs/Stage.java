package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * What the runs of one pipeline work with; no other pipeline sees it.
 *
 * @param brokers what clients take as {@code bootstrap.servers}
 * @param group the consumer group
 * @param input the topic that is read
 * @param output the topic that is written
 */
record Stage(String brokers, Group group, Topic input, Topic output) {

  /** Creates the topics, with {@code values} in the input. */
  static Stage of(Broker broker, String name, String... values) {
    Topic input = broker.createTopic(name + ".input");
    input.write(values);
    return new Stage(
        broker.bootstrapServers(), broker.group(name), input, broker.createTopic(name + ".output"));
  }

  /** Returns the same stage for a program that reaches the broker over a line. */
  Stage over(Line line) {
    return new Stage(line.bootstrapServers(), group, input, output);
  }

  /** Has a program relay from the input to the output. */
  void run(Relay relay, UnaryOperator<String> conversion, BooleanSupplier running) {
    relay.relay(input.name(), output.name(), conversion, running);
  }

  /** Returns work that writes the conversion of each value to the output. */
  Consumer<String> writing(UnaryOperator<String> conversion) {
    return value -> output.write(conversion.apply(value));
  }

  /** Tells a pipeline to go on until its group stands at {@code offset} of the input. */
  BooleanSupplier before(long offset) {
    return group.before(offset, input);
  }

  /**
   * Returns a conversion during which its program loses the partition.
   *
   * @param value where that happens
   * @param successor another member of the group, which reads the same records
   * @param offset how far the successor gets
   */
  Conversion replacedAt(String value, Run successor, long offset) {
    return Conversion.meeting(
        value,
        () -> {
          group.evictMembers();
          successor.on(this, Conversion.flawless(), before(offset));
        });
  }

  /**
   * Runs a pipeline over three records, of which the second makes it fail, and then again with one
   * more.
   *
   * @return the values that came out
   */
  List<String> failAndRestart(Run run) {
    input.write("o1", "o2", "o3");
    assertThatThrownBy(() -> run.on(this, Conversion.failingOnceAt("o2"), before(3)))
        .isInstanceOf(IllegalArgumentException.class);
    input.write("o4");
    run.on(this, Conversion.flawless(), before(4));
    return output.committed();
  }

  /**
   * Runs a pipeline over two records, and then again with one more.
   *
   * @return the values that came out
   */
  List<String> finishAndRestart(Run run) {
    input.write("o1", "o2");
    run.on(this, Conversion.flawless(), output.without("o2"));
    input.write("o3");
    run.on(this, Conversion.flawless(), output.without("o3"));
    return output.committed();
  }
}
