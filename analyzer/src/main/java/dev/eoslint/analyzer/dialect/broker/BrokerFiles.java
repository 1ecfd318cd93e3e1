package dev.eoslint.analyzer.dialect.broker;

import dev.eoslint.analyzer.config.ClientFileRole;
import dev.eoslint.analyzer.config.ClientFileRoles;
import dev.eoslint.analyzer.config.ConfigDocument;
import dev.eoslint.analyzer.config.ConfigEntry;
import dev.eoslint.analyzer.config.placeholder.PlaceholderSyntax;
import dev.eoslint.analyzer.config.placeholder.Placeholders;
import dev.eoslint.analyzer.dialect.ConfigurationFiles;
import dev.eoslint.analyzer.dialect.Modules;
import dev.eoslint.analyzer.model.Broker;
import dev.eoslint.analyzer.model.BrokerCluster;
import dev.eoslint.analyzer.model.BrokerCount;
import dev.eoslint.analyzer.model.BrokerCount.Precision;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.source.FileKind;
import dev.eoslint.analyzer.source.SourceFile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds the clusters that property files of brokers, such as {@code server.properties}, form. */
final class BrokerFiles {

  private static final Set<String> ROLES_WITHOUT_BROKER = Set.of("controller");
  private static final List<String> IDENTIFIERS = List.of("node.id", "broker.id");
  private static final List<String> LOG_FOLDERS = List.of("log.dirs", "log.dir");

  private BrokerFiles() {}

  /** Returns the clusters. Files whose paths differ in digits only belong together. */
  static List<BrokerCluster> clusters(ConfigurationFiles files, Modules modules) {
    Map<String, List<Node>> together = new LinkedHashMap<>();
    for (SourceFile file : files.ofKind(FileKind.PROPERTIES)) {
      if (file.matters()) {
        files.read(file).stream()
            .flatMap(content -> content.documents().stream())
            .filter(document -> isBroker(document, file))
            .map(document -> new Node(file.path(), settings(document)))
            .forEach(
                node ->
                    together
                        .computeIfAbsent(
                            file.path().replaceAll("\\d+", "#"), key -> new ArrayList<>())
                        .add(node));
      }
    }
    return together.values().stream().map(nodes -> cluster(nodes, modules)).toList();
  }

  private static boolean isBroker(ConfigDocument document, SourceFile file) {
    return ClientFileRoles.rolesOf(document, file.name()).contains(ClientFileRole.BROKER)
        && document
            .find("process.roles")
            .filter(roles -> ROLES_WITHOUT_BROKER.contains(roles.value().strip()))
            .isEmpty();
  }

  private static Map<String, Setting> settings(ConfigDocument document) {
    Map<String, Setting> settings = new LinkedHashMap<>();
    for (ConfigEntry entry : document.entries()) {
      settings.put(
          entry.key(),
          new Setting(
              entry.key(),
              Placeholders.parse(
                  entry.value(), entry.valueSite(), PlaceholderSyntax.CONFIG_PROVIDER),
              entry.site(),
              entry.key(),
              false));
    }
    return settings;
  }

  private static BrokerCluster cluster(List<Node> nodes, Modules modules) {
    List<Broker> brokers = nodes.stream().map(Node::broker).toList();
    String file = nodes.get(0).file();
    return new BrokerCluster(
        file,
        brokers,
        FactorEvidence.refine(count(nodes), brokers),
        development(file, nodes),
        modules.owning(file));
  }

  private static BrokerCount count(List<Node> nodes) {
    Set<String> ids =
        nodes.stream().flatMap(node -> node.identifier().stream()).collect(Collectors.toSet());
    Map<String, Setting> first = nodes.get(0).settings();
    List<String> voters = HostLists.voters(first);
    boolean combined =
        HostLists.text(first, "process.roles")
            .filter(roles -> roles.contains("broker") && roles.contains("controller"))
            .isPresent();
    if (combined && voters.size() > ids.size()) {
      return new BrokerCount(
          voters.size(),
          Precision.AT_LEAST,
          "the quorum has %d voters".formatted(voters.size()),
          Optional.ofNullable(first.get(HostLists.VOTERS)).map(Setting::site));
    }
    return new BrokerCount(
        Math.max(ids.size(), 1),
        Precision.AT_LEAST,
        ids.size() > 1 ? "%d files describe brokers".formatted(ids.size()) : "one file is in view",
        Optional.of(nodes.get(nodes.size() - 1).site()));
  }

  private static Optional<String> development(String file, List<Node> nodes) {
    Optional<String> named = DevelopmentSigns.in(file, List.of());
    if (named.isPresent()) {
      return named;
    }
    if (nodes.stream().allMatch(node -> HostLists.areLocal(HostLists.addresses(node.settings())))) {
      return Optional.of("it is only reached on its own machine");
    }
    boolean temporary =
        nodes.stream()
            .allMatch(
                node ->
                    LOG_FOLDERS.stream()
                        .flatMap(key -> HostLists.text(node.settings(), key).stream())
                        .anyMatch(folder -> folder.startsWith("/tmp/")));
    return temporary ? Optional.of("it keeps its data below '/tmp'") : Optional.empty();
  }

  /**
   * A file of a broker.
   *
   * @param file its path
   * @param settings what it sets
   */
  private record Node(String file, Map<String, Setting> settings) {

    Optional<String> identifier() {
      return IDENTIFIERS.stream()
          .flatMap(key -> HostLists.text(settings, key).stream())
          .findFirst();
    }

    Site site() {
      return settings.values().stream()
          .filter(setting -> IDENTIFIERS.contains(setting.key()))
          .map(Setting::site)
          .findFirst()
          .orElseGet(() -> Site.startOf(file));
    }

    Broker broker() {
      return new Broker(file, site(), Optional.empty(), List.copyOf(settings.values()));
    }
  }
}
