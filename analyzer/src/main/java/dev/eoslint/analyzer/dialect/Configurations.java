package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.config.ConfigDocument;
import dev.eoslint.analyzer.config.ConfigEntry;
import dev.eoslint.analyzer.config.ConfigFile;
import dev.eoslint.analyzer.config.placeholder.InstanceUniqueNames;
import dev.eoslint.analyzer.config.placeholder.Placeholders;
import dev.eoslint.analyzer.config.spring.SpringEnvironment;
import dev.eoslint.analyzer.dialect.deployment.DeploymentEnvironment;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.ConfigMap.Entry;
import dev.eoslint.analyzer.java.value.jdk.EnvironmentModel;
import dev.eoslint.analyzer.java.value.jdk.ResourceFiles;
import dev.eoslint.analyzer.model.ApplicationModule;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import dev.eoslint.analyzer.source.FileKind;
import dev.eoslint.analyzer.source.Notice;
import dev.eoslint.analyzer.source.SourceFile;
import dev.eoslint.analyzer.source.SourceTree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The configuration files of the tree that can matter, each read once. */
public final class Configurations implements ResourceFiles, EnvironmentModel {

  private final SourceTree sources;
  private final ConfigurationFiles reader;
  private final Modules modules;
  private final DeploymentEnvironment deployments;
  private final Map<SourceFile, ConfigFile> files = new LinkedHashMap<>();
  private final Map<ApplicationModule, SpringEnvironment> springEnvironments = new HashMap<>();
  private final Set<String> loadedByCode = new HashSet<>();

  private Configurations(
      SourceTree sources,
      ConfigurationFiles reader,
      Modules modules,
      DeploymentEnvironment deployments) {
    this.sources = sources;
    this.reader = reader;
    this.modules = modules;
    this.deployments = deployments;
  }

  /** Reads the configuration files of {@code sources}. */
  static Configurations read(
      SourceTree sources,
      ConfigurationFiles reader,
      Modules modules,
      DeploymentEnvironment deployments) {
    Configurations configurations = new Configurations(sources, reader, modules, deployments);
    for (FileKind kind : List.of(FileKind.PROPERTIES, FileKind.YAML)) {
      sources.mattering(kind).forEach(configurations::file);
      // A placeholder can lead to a file whose own words say nothing of Kafka.
      sources.files(kind).stream()
          .filter(file -> SpringEnvironment.reads(file.path()))
          .forEach(configurations::file);
    }
    return configurations;
  }

  private Optional<ConfigFile> file(SourceFile file) {
    ConfigFile known = files.get(file);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<ConfigFile> read = reader.read(file);
    read.ifPresent(content -> files.put(file, content));
    return read;
  }

  /** Returns the files that were read, in path order. */
  Map<SourceFile, ConfigFile> files() {
    Map<SourceFile, ConfigFile> sorted = new LinkedHashMap<>();
    files.entrySet().stream()
        .sorted(Comparator.comparing(entry -> entry.getKey().path()))
        .forEach(entry -> sorted.put(entry.getKey(), entry.getValue()));
    return sorted;
  }

  /** Returns what reading had to give up in files that can matter. */
  List<Notice> notices() {
    List<Notice> notices = new ArrayList<>();
    files.forEach(
        (file, content) -> {
          if (file.matters()) {
            notices.addAll(content.notices());
          }
        });
    return notices;
  }

  /** Returns the Spring environment of the module that owns {@code file}. */
  public SpringEnvironment springEnvironment(String file) {
    return springEnvironments.computeIfAbsent(
        modules.owning(file),
        module ->
            SpringEnvironment.of(
                files().entrySet().stream()
                    .filter(entry -> modules.owning(entry.getKey().path()).equals(module))
                    .map(Map.Entry::getValue)
                    .toList(),
                deployments.variables(module)));
  }

  /** Returns the paths of the property files that code was seen to load. */
  Set<String> loadedByCode() {
    return Set.copyOf(loadedByCode);
  }

  @Override
  public Optional<ConfigMap> properties(String name, String fromFile) {
    String wanted = name.startsWith("/") ? name.substring(1) : name;
    wanted = wanted.startsWith("classpath:") ? wanted.substring("classpath:".length()) : wanted;
    String suffix = "/" + wanted;
    String exact = wanted;
    List<SourceFile> candidates =
        sources.files(FileKind.PROPERTIES).stream()
            .filter(file -> file.path().equals(exact) || file.path().endsWith(suffix))
            .toList();
    List<SourceFile> ownModule =
        candidates.stream()
            .filter(file -> modules.owning(file.path()).equals(modules.owning(fromFile)))
            .toList();
    List<SourceFile> chosen = ownModule.isEmpty() ? candidates : ownModule;
    if (chosen.size() != 1) {
      return Optional.empty();
    }
    loadedByCode.add(chosen.get(0).path());
    return file(chosen.get(0)).map(Configurations::asMap);
  }

  private static ConfigMap asMap(ConfigFile file) {
    ConfigMap map = ConfigMap.empty();
    for (ConfigDocument document : file.documents()) {
      for (ConfigEntry entry : document.entries()) {
        Value value = Placeholders.parse(entry.value(), entry.valueSite());
        map =
            map.with(
                entry.key(), new Entry(AbstractValue.of(value), entry.site(), entry.key(), false));
      }
    }
    return file.complete() ? map : map.incomplete();
  }

  @Override
  public Value variable(String name, Site site) {
    return external(name, "environment variable ", site);
  }

  @Override
  public Value systemProperty(String name, Site site) {
    return external(name, "system property ", site);
  }

  /** What deployment files set comes first, unless they leave open what a telling name tells. */
  private Value external(String name, String kind, Site site) {
    Value conventional =
        InstanceUniqueNames.isInstanceUnique(name)
            ? new Value.PerInstance(
                kind + name, InstanceUniqueNames.isNameOfPod(name), List.of(site))
            : new Value.External(name, Optional.empty(), List.of(site));
    return deployments
        .variable(modules.owning(site.file()), name)
        .filter(deployed -> !(deployed instanceof Value.External))
        .map(deployed -> deployed.seenAt(site))
        .orElse(conventional);
  }
}
