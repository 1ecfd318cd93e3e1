package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.dialect.facts.AbandonedSighting;
import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.dialect.facts.ClosingFacts;
import dev.eoslint.analyzer.dialect.facts.FaultFacts;
import dev.eoslint.analyzer.dialect.facts.ProducerCallSighting;
import dev.eoslint.analyzer.model.AbandonedTransaction;
import dev.eoslint.analyzer.model.AbandonedTransaction.Means;
import dev.eoslint.analyzer.model.ApplicationModule;
import dev.eoslint.analyzer.model.CallbackCall;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.ProtocolFaults;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.SwallowedFencing;
import dev.eoslint.analyzer.model.UncheckedSend;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Turns the faults that the dialects saw into those of the model. */
final class FaultAssembly {

  private final ApplicationFacts facts;
  private final Modules modules;
  private final FaultFacts seen;
  private final ClosingFacts closings;

  FaultAssembly(ApplicationFacts facts, Modules modules) {
    this.facts = facts;
    this.modules = modules;
    this.seen = facts.protocol().faults();
    this.closings = facts.protocol().closings();
  }

  ProtocolFaults faults() {
    return new ProtocolFaults(
        seen.callbackCalls().stream().sorted(Comparator.comparing(CallbackCall::site)).toList(),
        Stream.concat(seen.abandoned().stream(), unclosed())
            .flatMap(sighting -> abandoned(sighting).stream())
            .distinct()
            .sorted(Comparator.comparing(AbandonedTransaction::site))
            .toList(),
        seen.uncheckedSends().stream().sorted(Comparator.comparing(UncheckedSend::site)).toList(),
        seen.swallowedFencings().stream()
            .sorted(Comparator.comparing(SwallowedFencing::abort))
            .toList());
  }

  /** What is given up at one place needs not be said of its creation as well. */
  private Stream<AbandonedSighting> unclosed() {
    Set<Site> givenUp =
        seen.abandoned().stream()
            .flatMap(sighting -> sighting.producer().stream())
            .map(ClientSighting::creation)
            .collect(Collectors.toSet());
    return closings.unclosed().stream()
        .filter(producer -> !givenUp.contains(producer.site()))
        .filter(producer -> !isPerhapsClosed(producer.site()));
  }

  private Optional<AbandonedTransaction> abandoned(AbandonedSighting sighting) {
    return sighting
        .begin()
        .or(() -> sighting.producer().flatMap(this::begin))
        .filter(begin -> !isClosedByHook(sighting))
        .map(
            begin ->
                new AbandonedTransaction(
                    sighting.site(), sighting.means(), begin, sighting.path()));
  }

  /** Any producer of its module can be the one that comes from outside where it is closed. */
  private boolean isPerhapsClosed(Site creation) {
    ApplicationModule module = modules.owning(creation.file());
    return closings.unknownClosed().stream()
        .anyMatch(close -> modules.owning(close.file()).equals(module));
  }

  /** A producer from outside, or one that other threads close, may be closed by a hook. */
  private boolean isClosedByHook(AbandonedSighting sighting) {
    return sighting.means() == Means.PROCESS_EXITS
        && sighting.producer().filter(producer -> !seen.isClosedAside(producer)).isEmpty();
  }

  private Optional<Site> begin(ClientSighting producer) {
    return facts.protocol().calls().stream()
        .filter(call -> call.kind() == ProducerCall.Kind.BEGIN)
        .filter(
            call ->
                call.producer()
                    .filter(each -> each.creation().equals(producer.creation()))
                    .isPresent())
        .map(ProducerCallSighting::site)
        .min(Comparator.naturalOrder());
  }
}
