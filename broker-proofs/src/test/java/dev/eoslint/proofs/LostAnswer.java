package dev.eoslint.proofs;

import java.util.List;
import java.util.concurrent.Future;
import java.util.function.BiFunction;

/** A record that the broker writes, and whose sender does not hear of it and tries again. */
final class LostAnswer {

  private final Broker broker;

  LostAnswer(Broker broker) {
    this.broker = broker;
  }

  /**
   * Has r1 sent, and then r2 whose answer is lost.
   *
   * @param topic where to
   * @param program takes the name of the topic and a value, and sends it over the line
   * @return the values in the topic
   */
  List<String> to(Topic topic, BiFunction<String, String, ? extends Future<?>> program) {
    Results.of(program.apply(topic.name(), "r1"));
    broker.line().holdAnswers();
    Future<?> sent = program.apply(topic.name(), "r2");
    Until.holds("r2 is written", () -> topic.end() == 2);
    broker.line().hangUp();
    Results.of(sent);
    return topic.committed();
  }

  /**
   * Has a program with other clients do the same.
   *
   * @param topic the name of a new topic
   * @param program sends records
   * @return the values in the topic
   */
  List<String> to(String topic, Clients clients, Class<?> program) {
    try (IsolatedProgram run =
        clients.run(Repository.sourceOf(program), broker.line().bootstrapServers())) {
      return to(broker.createTopic(topic), run::record);
    }
  }
}
