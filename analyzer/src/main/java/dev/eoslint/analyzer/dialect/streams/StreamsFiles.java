package dev.eoslint.analyzer.dialect.streams;

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
import dev.eoslint.analyzer.source.SourceFile;
import java.util.List;
import java.util.Optional;

/** Property files that describe a Kafka Streams application and that no code in view loads. */
public final class StreamsFiles {

  private StreamsFiles() {}

  /** Adds the applications that {@code file} describes. */
  public static void read(SourceFile file, ConfigFile content, ApplicationFacts facts) {
    for (ConfigDocument document : content.documents()) {
      if (ClientFileRoles.rolesOf(document, file.name()).contains(ClientFileRole.STREAMS)) {
        facts.streams().addApplication(application(document, content.complete()));
      }
    }
  }

  private static ClientSighting application(ConfigDocument document, boolean complete) {
    List<Setting> settings = document.entries().stream().map(ConfigView::setting).toList();
    return new ClientSighting(
        settings.get(0).site(),
        Framework.KAFKA_CLIENTS,
        List.of(),
        Optional.empty(),
        List.of(
            new ClientConfig(
                ClientRole.STREAMS,
                settings,
                List.of(),
                List.of(),
                complete,
                Optional.empty(),
                Optional.empty())));
  }
}
