package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.ReportingMethods;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.RedundantWait;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Waits for records of a transaction that the same code commits afterwards. Where the commit is
 * left to somebody else, as with a commit in two phases, the wait is needed.
 *
 * <p>Source: {@code KafkaProducer.commitTransaction}, which waits until all records are sent.
 */
final class RedundantWaits {

  private static final String WAITS = "waits in the transaction";

  /** Types whose calls have no effect that anybody outside could see. */
  private static final Set<String> HARMLESS =
      Set.of("org.apache.kafka.clients.", "org.apache.kafka.common.", "java.util.", "java.lang.");

  private static final Set<String> HARMFUL =
      Set.of(
          "org.apache.kafka.clients.admin.",
          "java.util.concurrent.",
          "java.util.function.",
          "java.util.Scanner",
          "java.lang.Runnable",
          "java.lang.System.in",
          "java.lang.Thread");

  private final ApplicationFacts facts;
  private final Map<Site, RedundantWait> seen = new HashMap<>();
  private int execution;

  RedundantWaits(ApplicationFacts facts) {
    this.facts = facts;
  }

  /** Notes a wait in a transaction of {@code producer} that is certainly open. */
  void waits(int producer, RedundantWait.Kind kind, Site site, State state, Frame frame) {
    if (execution != facts.execution()) {
      execution = facts.execution();
      seen.clear();
    }
    if (!OpenTransactions.of(producer, state).isEmpty()) {
      seen.put(site, new RedundantWait(site, kind, frame.path()));
      List<Site> sites = new ArrayList<>(sites(producer, state));
      if (!sites.contains(site)) {
        sites.add(site);
      }
      set(producer, AbstractValue.of(new Value.Known("true", sites)), state);
    }
  }

  /** Something that happens between the wait and the commit may rely on the records. */
  void called(Invocation invocation) {
    if (!seen.isEmpty() && execution == facts.execution() && !isHarmless(invocation)) {
      State state = invocation.state();
      state.objectsWithStatus().stream()
          .filter(id -> library(id, state).flatMap(each -> each.attribute(WAITS)).isPresent())
          .forEach(id -> begins(id, state));
    }
  }

  private static boolean isHarmless(Invocation invocation) {
    if (ReportingMethods.contains(invocation.method()) || invocation.type().isEmpty()) {
      return ReportingMethods.contains(invocation.method());
    }
    JavaType type = invocation.type().get();
    String name = type.name();
    boolean accessor = type.symbol().isPresent() && invocation.arguments().isEmpty();
    return accessor
        || name.equals("java.util.concurrent.Future")
        || (HARMLESS.stream().anyMatch(name::startsWith)
            && HARMFUL.stream().noneMatch(name::startsWith));
  }

  /** Forgets what was seen in the last transaction of {@code producer}. */
  static void begins(int producer, State state) {
    set(producer, AbstractValue.of(Value.known("none")), state);
  }

  /** Notes that the transaction of {@code producer} is committed. */
  void commits(int producer, State state) {
    sites(producer, state)
        .forEach(
            site ->
                Optional.ofNullable(seen.get(site)).ifPresent(wait -> facts.sending().add(wait)));
  }

  private static List<Site> sites(int producer, State state) {
    return library(producer, state)
        .flatMap(object -> object.attribute(WAITS))
        .map(waits -> waits.asValue().origins())
        .orElseGet(List::of);
  }

  private static void set(int producer, AbstractValue waits, State state) {
    library(producer, state).ifPresent(object -> state.update(producer, object.with(WAITS, waits)));
  }

  private static Optional<LibraryObject> library(int producer, State state) {
    return state.object(producer, LibraryObject.class);
  }
}
