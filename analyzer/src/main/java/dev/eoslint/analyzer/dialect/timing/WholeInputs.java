package dev.eoslint.analyzer.dialect.timing;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ScopeSighting;
import dev.eoslint.analyzer.dialect.kafka.InTransaction;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.WholeInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Sees loops that send a whole input in one transaction. */
final class WholeInputs {

  private static final Set<String> PRODUCERS =
      Set.of(
          "org.apache.kafka.clients.producer.KafkaProducer",
          "org.apache.kafka.clients.producer.Producer");

  private final ApplicationFacts facts;

  WholeInputs(ApplicationFacts facts) {
    this.facts = facts;
  }

  void observe(Invocation invocation) {
    List<Site> loops = invocation.frame().loops();
    if (loops.isEmpty()) {
      return;
    }
    for (int input : Inputs.taken(invocation)) {
      invocation.state().setStatus(input, new Inputs.Taken(loops.get(loops.size() - 1)));
    }
    if (invocation.method().equals("send")
        && invocation.type().filter(type -> PRODUCERS.contains(type.name())).isPresent()) {
      invocation.receiver().map(AbstractValue::references).orElseGet(List::of).stream()
          .forEach(producer -> send(producer, invocation));
    }
  }

  private void send(int producer, Invocation invocation) {
    for (Status status : invocation.state().statuses(producer)) {
      if (status instanceof InTransaction transaction) {
        for (Loop loop : loops(invocation)) {
          if (!transaction.loops().contains(loop.site())) {
            note(loop, transaction.scope(), invocation);
          }
        }
      }
    }
  }

  private void note(Loop loop, ScopeSighting transaction, Invocation invocation) {
    transaction.add(
        new WholeInput(
            loop.site(),
            loop.input(),
            facts.program().isPresent(),
            transaction.pathFrom(invocation.frame().path())));
  }

  /** A loop over a whole input. */
  private record Loop(Site site, String input) {}

  private static List<Loop> loops(Invocation invocation) {
    State state = invocation.state();
    List<Loop> loops = new ArrayList<>();
    for (int object : state.objectsWithStatus()) {
      Optional<String> input = Inputs.input(object, state);
      for (Status status : state.statuses(object)) {
        if (status instanceof Inputs.Taken taken
            && input.isPresent()
            && invocation.frame().loops().contains(taken.loop())) {
          loops.add(new Loop(taken.loop(), input.get()));
        }
      }
    }
    return loops;
  }
}
