package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.dialect.facts.CommitSighting;
import dev.eoslint.analyzer.dialect.facts.LoopSighting;
import dev.eoslint.analyzer.dialect.facts.PipelineSighting;
import dev.eoslint.analyzer.kafka.ClientRole;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Consumer;
import dev.eoslint.analyzer.model.ConsumerCommit;
import dev.eoslint.analyzer.model.ConsumerLoop;
import dev.eoslint.analyzer.model.Framework;
import dev.eoslint.analyzer.model.PlainConsuming;
import dev.eoslint.analyzer.model.Site;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Turns what was seen of poll loops into the model. */
final class ConsumingAssembly {

  private final ApplicationFacts facts;
  private final Function<ClientSighting, Consumer> consumers;
  private final Modules modules;

  ConsumingAssembly(
      ApplicationFacts facts, Function<ClientSighting, Consumer> consumers, Modules modules) {
    this.facts = facts;
    this.consumers = consumers;
    this.modules = modules;
  }

  PlainConsuming assemble() {
    Set<Site> transactional =
        facts.pipelines().stream()
            .filter(pipeline -> !pipeline.transactions().isEmpty())
            .map(PipelineSighting::entry)
            .collect(Collectors.toSet());
    List<ConsumerLoop> loops =
        facts.loops().loops().stream()
            .map(loop -> loop(loop, transactional))
            .sorted(Comparator.comparing(ConsumerLoop::poll))
            .toList();
    List<ConsumerCommit> commits =
        facts.loops().commits().stream()
            .map(this::commit)
            .distinct()
            .sorted(Comparator.comparing(ConsumerCommit::site))
            .toList();
    return new PlainConsuming(loops, commits, facts.loops().passedOn());
  }

  private ConsumerLoop loop(LoopSighting loop, Set<Site> transactional) {
    return new ConsumerLoop(
        loop.consumer().map(consumers).orElseGet(() -> unseen(loop.poll())),
        loop.poll(),
        transactional.contains(loop.poll()),
        loop.keepsPositions(),
        loop.earlyCommits(),
        loop.skippedFailures().stream()
            .filter(failure -> facts.loops().isProcessing(failure.processing()))
            .toList(),
        loop.handOvers());
  }

  private ConsumerCommit commit(CommitSighting commit) {
    return new ConsumerCommit(
        commit.site(),
        commit.waits(),
        commit.consumer().map(consumers),
        commit.poll(),
        commit.path());
  }

  private Consumer unseen(Site poll) {
    return new Consumer(
        poll,
        Framework.KAFKA_CLIENTS,
        List.of(ClientConfig.unknown(ClientRole.CONSUMER)),
        List.of(),
        false,
        false,
        true,
        modules.owning(poll.file()));
  }
}
