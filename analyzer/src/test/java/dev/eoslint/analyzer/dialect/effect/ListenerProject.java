package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.dialect.ApplicationReader;
import dev.eoslint.analyzer.dialect.KnownLibraries;
import dev.eoslint.analyzer.dialect.effect.catalogue.DeclaredClient;
import dev.eoslint.analyzer.model.Effect;
import dev.eoslint.analyzer.model.Pipeline;
import dev.eoslint.analyzer.source.SourceRequest;
import dev.eoslint.analyzer.source.SourceTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A project with one listener, whose effects a test looks at. */
final class ListenerProject {

  private static final String LISTENER =
      """
      package com.acme;

      import java.net.*;
      import java.net.http.*;
      import java.sql.*;
      import java.time.*;
      import java.util.*;
      import javax.sql.DataSource;
      import jakarta.persistence.*;
      import org.apache.kafka.clients.consumer.ConsumerRecord;
      import org.springframework.dao.*;
      import org.springframework.data.redis.core.*;
      import org.springframework.http.*;
      import org.springframework.http.HttpHeaders;
      import org.springframework.jdbc.core.*;
      import org.springframework.jdbc.core.simple.*;
      import org.springframework.jdbc.support.*;
      import org.springframework.kafka.annotation.KafkaListener;
      import org.springframework.mail.*;
      import org.springframework.web.client.*;
      import org.springframework.web.reactive.function.client.WebClient;
      %s

      @Component
      class Listener {
        %s

        @KafkaListener(topics = "orders", groupId = "acme")
        void on(ConsumerRecord<String, String> record) throws Exception {
          %s
        }
      }
      """;

  private final Path folder;
  private final Map<String, String> files = new LinkedHashMap<>();
  private String imports = "";
  private List<DeclaredClient> clients = List.of();

  ListenerProject(Path folder) {
    this.folder = folder;
  }

  /** Adds a file of the package {@code com.acme}. */
  ListenerProject with(String type, String source) {
    files.put(type, "package com.acme;\n" + source);
    return this;
  }

  /** Says what settings say of classes with effects. */
  ListenerProject declaring(DeclaredClient... declared) {
    clients = List.of(declared);
    return this;
  }

  /** Adds imports to the listener. */
  ListenerProject importing(String declarations) {
    imports = declarations;
    return this;
  }

  /**
   * Returns the effects of a listener, in the order of the source.
   *
   * @param members fields and methods of its class
   * @param body the statements of the listener method
   */
  List<Effect> effects(String members, String body) throws IOException {
    files.put("Listener", LISTENER.formatted(imports, members, body));
    for (Map.Entry<String, String> file : files.entrySet()) {
      Files.writeString(folder.resolve(file.getKey() + ".java"), file.getValue());
    }
    SourceTree tree =
        SourceTree.read(
            new SourceRequest(
                folder, List.of(folder), List.of(), ApplicationReader.triggerWords(), false));
    return ApplicationReader.read(KnownLibraries.load(), tree, Optional.empty(), clients)
        .application()
        .pipelines()
        .stream()
        .map(Pipeline::effects)
        .flatMap(List::stream)
        .distinct()
        .sorted(java.util.Comparator.comparing(Effect::site))
        .toList();
  }
}
