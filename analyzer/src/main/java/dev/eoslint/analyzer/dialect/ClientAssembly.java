package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.dialect.facts.ProducerCallSighting;
import dev.eoslint.analyzer.kafka.ClientRole;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Consumer;
import dev.eoslint.analyzer.model.Copies;
import dev.eoslint.analyzer.model.Framework;
import dev.eoslint.analyzer.model.Producer;
import dev.eoslint.analyzer.model.ProducerCall;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Makes the producers and consumers of the model. */
final class ClientAssembly {

  private final ApplicationFacts facts;
  private final Modules modules;

  ClientAssembly(ApplicationFacts facts, Modules modules) {
    this.facts = facts;
    this.modules = modules;
  }

  Producer producer(ClientSighting sighting) {
    return new Producer(
        sighting.creation(),
        sighting.framework(),
        sighting.configs(),
        sighting.identities(),
        sighting.copies(),
        sighting.shortLived(),
        calls(sighting),
        sighting.programs(),
        modules.owning(sighting.creation().file()));
  }

  /** What one execution does not call on a producer, another one may. */
  private Set<ProducerCall.Kind> calls(ClientSighting sighting) {
    return facts.protocol().calls().stream()
        .filter(
            call -> call.producer().filter(producer -> mayBeSame(producer, sighting)).isPresent())
        .map(ProducerCallSighting::kind)
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Where one class makes the clients of others, those that it makes for two of them differ. */
  private static boolean mayBeSame(ClientSighting one, ClientSighting other) {
    Optional<String> owner = owner(one);
    Optional<String> otherOwner = owner(other);
    return one.creation().equals(other.creation())
        && (owner.isEmpty() || otherOwner.isEmpty() || owner.equals(otherOwner));
  }

  /** Returns the file of the code that asks the file of the creation for the client. */
  private static Optional<String> owner(ClientSighting client) {
    return client.path().stream()
        .map(step -> step.site().file())
        .filter(file -> !file.equals(client.creation().file()))
        .reduce((outer, inner) -> inner);
  }

  Consumer consumer(ClientSighting sighting) {
    return new Consumer(
        sighting.creation(),
        sighting.framework(),
        sighting.configs(),
        sighting.topics(),
        sighting.subscribes(),
        sighting.keepsPositions(),
        sighting.readsRecords(),
        sighting.copies(),
        modules.owning(sighting.creation().file()));
  }

  /** Returns the consumer of the poll or listener at {@code entry}, whose creation is not seen. */
  Consumer unseen(Site entry) {
    return new Consumer(
        entry,
        Framework.KAFKA_CLIENTS,
        List.of(ClientConfig.unknown(ClientRole.CONSUMER)),
        List.of(),
        false,
        false,
        true,
        new Copies.Unclear(),
        modules.owning(entry.file()));
  }
}
