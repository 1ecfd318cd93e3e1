package dev.eoslint.analyzer.dialect.streams;

import dev.eoslint.analyzer.config.ConfigDocument;
import dev.eoslint.analyzer.config.ConfigEntry;
import dev.eoslint.analyzer.config.ConfigFile;
import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.dialect.facts.ConfigView;
import dev.eoslint.analyzer.kafka.ClientRole;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Framework;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.source.SourceFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The Kafka Streams application that Quarkus makes of its configuration.
 *
 * <p>Source: "Using Apache Kafka Streams" in the guides of Quarkus: what begins with {@code
 * kafka-streams.} is passed on to Kafka Streams without that prefix; {@code quarkus.kafka-streams.}
 * are keys of the extension itself. System properties and environment variables can set any of
 * them, so that the configuration is never complete.
 */
public final class QuarkusStreams {

  private static final Set<String> FILES =
      Set.of(
          "application.properties",
          "application.yml",
          "application.yaml",
          "microprofile-config.properties");

  private static final String PASSED_ON = "kafka-streams.";
  private static final String OF_EXTENSION = "quarkus.kafka-streams.";

  /** {@code %prod.key} and {@code %{prod,staging}.key} hold in profiles only. */
  private static final Pattern IN_PROFILES = Pattern.compile("%\\{?([\\w,-]+)}?\\.(.+)");

  private static final String BASE = "";
  private static final String OF_TESTS = "test";

  private QuarkusStreams() {}

  /** Adds the application that {@code file} describes, if Quarkus reads it. */
  public static void read(SourceFile file, ConfigFile content, ApplicationFacts facts) {
    if (FILES.contains(file.name())) {
      for (ConfigDocument document : content.documents()) {
        application(document).ifPresent(facts.streams()::addApplication);
      }
    }
  }

  private static Optional<ClientSighting> application(ConfigDocument document) {
    Map<String, List<Setting>> byProfile = new TreeMap<>();
    boolean withExtension = false;
    for (ConfigEntry entry : document.entries()) {
      Matcher prefixed = IN_PROFILES.matcher(entry.key());
      String name = prefixed.matches() ? prefixed.group(2) : entry.key();
      withExtension |= name.startsWith(OF_EXTENSION);
      if (name.startsWith(PASSED_ON)) {
        Setting setting = setting(name.substring(PASSED_ON.length()), entry);
        for (String profile : (prefixed.matches() ? prefixed.group(1) : BASE).split(",")) {
          byProfile.computeIfAbsent(profile, first -> new ArrayList<>()).add(setting);
        }
      }
    }
    byProfile.remove(OF_TESTS);
    return withExtension ? application(byProfile) : Optional.empty();
  }

  private static Optional<ClientSighting> application(Map<String, List<Setting>> byProfile) {
    return byProfile.values().stream()
        .flatMap(List::stream)
        .map(Setting::site)
        .min(Comparator.naturalOrder())
        .map(
            first ->
                new ClientSighting(
                    first,
                    Framework.KAFKA_CLIENTS,
                    List.of(),
                    Optional.empty(),
                    configs(byProfile)));
  }

  /** What holds in a profile comes behind what holds everywhere. */
  private static List<ClientConfig> configs(Map<String, List<Setting>> byProfile) {
    List<Setting> base = byProfile.getOrDefault(BASE, List.of());
    List<ClientConfig> configs = new ArrayList<>(List.of(config(base, Optional.empty())));
    byProfile.forEach(
        (profile, settings) -> {
          if (!profile.equals(BASE)) {
            List<Setting> all = new ArrayList<>(base);
            all.addAll(settings);
            configs.add(config(all, Optional.of(profile)));
          }
        });
    return configs;
  }

  private static ClientConfig config(List<Setting> settings, Optional<String> profile) {
    return new ClientConfig(
        ClientRole.STREAMS, settings, List.of(), List.of(), false, profile, Optional.empty());
  }

  private static Setting setting(String key, ConfigEntry entry) {
    Setting written = ConfigView.setting(entry);
    return new Setting(key, written.value(), written.site(), written.spelling(), false);
  }
}
