package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.config.ClientFileRole;
import dev.eoslint.analyzer.config.ClientFileRoles;
import dev.eoslint.analyzer.config.ConfigDocument;
import dev.eoslint.analyzer.config.ConfigFile;
import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.dialect.facts.ConfigView;
import dev.eoslint.analyzer.kafka.ClientRole;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Framework;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.TransactionalIdentity;
import dev.eoslint.analyzer.source.SourceFile;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Property files that describe a client and that no code in view loads. */
public final class ClientFiles {

  private static final String TRANSACTIONAL_ID = "transactional.id";

  private ClientFiles() {}

  /** Adds the clients that {@code file} describes. */
  public static void read(SourceFile file, ConfigFile content, ApplicationFacts facts) {
    for (ConfigDocument document : content.documents()) {
      Set<ClientFileRole> roles = ClientFileRoles.rolesOf(document, file.name());
      if (roles.contains(ClientFileRole.PRODUCER)) {
        addProducer(document, content.complete() && roles.size() == 1, facts);
      }
      if (roles.contains(ClientFileRole.CONSUMER)) {
        facts.addConsumer(
            sighting(document, ClientRole.CONSUMER, content.complete() && roles.size() == 1));
      }
    }
  }

  private static void addProducer(
      ConfigDocument document, boolean complete, ApplicationFacts facts) {
    ClientSighting producer = sighting(document, ClientRole.PRODUCER, complete);
    producer.configs().stream()
        .flatMap(config -> config.lastSetting(TRANSACTIONAL_ID).stream())
        .forEach(
            setting ->
                producer.addIdentity(
                    new TransactionalIdentity(setting.value(), setting.site(), false)));
    facts.addProducer(producer);
  }

  private static ClientSighting sighting(
      ConfigDocument document, ClientRole role, boolean complete) {
    List<Setting> settings = document.entries().stream().map(ConfigView::setting).toList();
    Site creation = settings.isEmpty() ? Site.startOf(document.path()) : settings.get(0).site();
    return new ClientSighting(
        creation,
        Framework.KAFKA_CLIENTS,
        List.of(),
        Optional.empty(),
        List.of(
            new ClientConfig(
                role,
                settings,
                List.of(),
                List.of(),
                complete,
                Optional.empty(),
                Optional.empty())));
  }
}
