package dev.eoslint.analyzer.dialect.streams;

import dev.eoslint.analyzer.dialect.facts.Actions;
import dev.eoslint.analyzer.dialect.facts.PipelineSighting;
import dev.eoslint.analyzer.dialect.facts.StreamsFacts;
import dev.eoslint.analyzer.dialect.kafka.KafkaClientSemantics;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.model.Action;
import dev.eoslint.analyzer.model.Value;
import java.util.Optional;
import java.util.Set;

/** What the code of a topology sends with producers that are not those of Kafka Streams. */
final class ForeignSends {

  private static final Set<String> SENDERS =
      Set.of(
          "org.apache.kafka.clients.producer.KafkaProducer",
          "org.apache.kafka.clients.producer.Producer",
          "org.springframework.kafka.core.KafkaTemplate",
          "org.springframework.kafka.core.KafkaOperations");

  private final StreamsFacts facts;

  ForeignSends(StreamsFacts facts) {
    this.facts = facts;
  }

  /** Adds a send to the code of the topology around it. What the call does is not changed. */
  void note(Invocation invocation) {
    boolean byDefault = invocation.method().equals("sendDefault");
    boolean sends =
        (byDefault || invocation.method().equals("send"))
            && invocation.type().map(JavaType::name).filter(SENDERS::contains).isPresent();
    Optional<PipelineSighting> step =
        sends ? facts.stepAround(invocation.frame()) : Optional.empty();
    if (step.isPresent()) {
      Value topic =
          byDefault
              ? Value.unknown()
              : KafkaClientSemantics.topicOf(
                  invocation.argument(0).orElseGet(AbstractValue::opaque), invocation.state());
      Action.Send send = new Action.Send(invocation.site(), topic, true, invocation.frame().path());
      step.get().add(Actions.withPath(send, step.get().pathFrom(send.path())));
    }
  }
}
