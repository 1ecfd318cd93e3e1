package dev.eoslint.analyzer.config.spring;

import dev.eoslint.analyzer.config.ConfigDocument;
import dev.eoslint.analyzer.config.ConfigEntry;
import dev.eoslint.analyzer.config.ConfigFile;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * The configuration files of one Spring Boot application and how they override each other.
 *
 * <p>From the lowest to the highest precedence: {@code bootstrap} files before {@code application}
 * files; packaged files before files outside the resources; files without a profile before files of
 * a profile; a folder before its {@code config} folder; YAML before properties; earlier documents
 * before later ones; a document before the files that it imports. See <a
 * href="https://docs.spring.io/spring-boot/reference/features/external-config.html">Externalized
 * Configuration</a> in the reference of Spring Boot.
 */
public final class SpringEnvironment {

  private static final String LIST_SEPARATOR = ",";

  /** Properties that make an application fetch more properties from elsewhere. */
  private static final List<String> REMOTE_SOURCES =
      List.of(
          "apollo.bootstrap",
          "apollo.meta",
          "nacos.config",
          "spring.cloud.azure.appconfiguration",
          "spring.cloud.config.discovery",
          "spring.cloud.config.label",
          "spring.cloud.config.name",
          "spring.cloud.config.uri",
          "spring.cloud.consul.config",
          "spring.cloud.kubernetes.config",
          "spring.cloud.nacos.config",
          "spring.cloud.vault",
          "spring.cloud.zookeeper.config");

  private final List<RankedLayer> layers;
  private final Map<Optional<String>, SpringProperties> views = new ConcurrentHashMap<>();
  private final ConfigImports imports;
  private final Map<String, List<String>> groups;
  private final boolean complete;
  private final EnvironmentVariables variables;

  private SpringEnvironment(
      List<RankedLayer> layers,
      ConfigImports imports,
      boolean complete,
      EnvironmentVariables variables) {
    this.layers = layers;
    this.imports = imports;
    this.groups = groups(layers);
    this.complete = complete;
    this.variables = variables;
  }

  /**
   * Returns whether Spring Boot reads a file of an application by itself, told by its path: {@code
   * application} and {@code bootstrap} files in a resources folder, in its {@code config} folder,
   * or outside the resources.
   *
   * @param path path relative to the root of the tree, with forward slashes
   */
  public static boolean reads(String path) {
    return SpringFile.of(path).isPresent();
  }

  /**
   * Returns the environment of an application that gets environment variables.
   *
   * @param files what was read of the configuration files of the application. Files that Spring
   *     Boot does not read by itself count where {@code spring.config.import} names them
   * @param variables what overrides the files: environment variables by their names, properties of
   *     the command line by names with dots
   */
  public static SpringEnvironment of(List<ConfigFile> files, Map<String, Value> variables) {
    List<RankedLayer> layers = new ArrayList<>();
    boolean complete = true;
    for (ConfigFile file : files) {
      complete &= file.complete() || !isSpringFile(file);
      for (ConfigDocument document : file.documents()) {
        SpringFile.of(document.path())
            .ifPresent(
                named -> layers.add(new RankedLayer(named, Layer.of(document, named.profile()))));
      }
    }
    ConfigImports imports = ConfigImports.of(files);
    complete &= layers.stream().allMatch(layer -> isClosed(layer.layer().document(), imports));
    return new SpringEnvironment(
        List.copyOf(layers), imports, complete, new EnvironmentVariables(variables));
  }

  /**
   * Returns the names of the views beside the one without a profile, sorted: profiles that a file
   * or a document asks for, and conditions of documents that hold in no view of a single profile,
   * as they are written ({@code prod & eu}).
   */
  public List<String> profiles() {
    Set<String> names = new TreeSet<>();
    layers.forEach(layer -> names.addAll(layer.layer().profileNames()));
    names.addAll(groups.keySet());
    names.remove("default");
    List<String> profiles = new ArrayList<>(names);
    for (RankedLayer layer : layers) {
      boolean reached =
          Stream.concat(Stream.of(Optional.<String>empty()), profiles.stream().map(Optional::of))
              .anyMatch(profile -> layer.layer().holds(active(profile)));
      if (!reached) {
        layer.layer().label().ifPresent(profiles::add);
      }
    }
    return profiles;
  }

  /**
   * Returns the properties that hold in a view.
   *
   * @param profile a name out of {@link #profiles()}, or any profiles separated by commas, later
   *     ones winning; empty for the view in which nobody activates a profile and {@code
   *     spring.profiles.active} of the files is not looked at
   */
  public SpringProperties properties(Optional<String> profile) {
    return views.computeIfAbsent(profile, this::view);
  }

  private SpringProperties view(Optional<String> profile) {
    ActiveProfiles active = active(profile);
    List<Layer> ordered = new ArrayList<>();
    layers.stream()
        .filter(layer -> layer.layer().holds(active))
        .sorted(RankedLayer.order(active))
        .forEach(layer -> ordered.addAll(imports.withImported(layer.layer(), active)));
    return SpringProperties.merge(profile, ordered, variables);
  }

  /** Returns the view without a profile, then the view of each of {@link #profiles()}. */
  public List<SpringProperties> views() {
    return Stream.concat(Stream.of(Optional.<String>empty()), profiles().stream().map(Optional::of))
        .map(this::properties)
        .toList();
  }

  /**
   * Returns the value of a text with placeholders whatever the profile: one of several values if it
   * differs between the views.
   *
   * @param text the text, with <code>${...}</code> and <code>#{...}</code>
   * @param site where it stands
   */
  public Value resolve(String text, Site site) {
    return Value.oneOf(views().stream().map(view -> view.resolve(text, site)).toList());
  }

  /**
   * Returns whether the files hold all that files can: none is broken, none imports a file that is
   * not at hand, and no configuration server adds properties. Otherwise an absent key proves
   * nothing.
   */
  public boolean complete() {
    return complete;
  }

  private static boolean isSpringFile(ConfigFile file) {
    return Stream.concat(
            file.documents().stream().map(ConfigDocument::path),
            file.notices().stream().map(notice -> notice.site().file()))
        .anyMatch(SpringEnvironment::reads);
  }

  private static boolean isClosed(ConfigDocument document, ConfigImports imports) {
    return imports.allAtHand(document)
        && REMOTE_SOURCES.stream().noneMatch(source -> isUsed(source, document));
  }

  private static boolean isUsed(String source, ConfigDocument document) {
    List<ConfigEntry> entries =
        document.entries().stream()
            .filter(
                entry ->
                    SpringNames.same(source, entry.key())
                        || SpringNames.remainder(source, entry.key()).isPresent())
            .toList();
    return !entries.isEmpty()
        && Stream.of(source, source.substring(0, source.lastIndexOf('.')))
            .noneMatch(name -> Layer.texts(document, name + ".enabled").contains("false"));
  }

  private ActiveProfiles active(Optional<String> profile) {
    List<String> requested = new ArrayList<>();
    Optional<String> cloudPlatform = Optional.empty();
    Optional<Layer> named =
        layers.stream()
            .map(RankedLayer::layer)
            .filter(layer -> profile.isPresent() && layer.label().equals(profile))
            .findFirst();
    if (named.isPresent()) {
      requested.addAll(named.get().profileNames());
      cloudPlatform = named.get().cloudPlatform();
    } else if (profile.isPresent()) {
      Stream.of(profile.get().split(LIST_SEPARATOR))
          .map(String::strip)
          .filter(name -> !name.isEmpty())
          .forEach(requested::add);
    }
    return ActiveProfiles.of(withIncluded(requested, cloudPlatform), cloudPlatform);
  }

  /** Included profiles come first, members of a group after the profile that names the group. */
  private List<String> withIncluded(List<String> requested, Optional<String> cloudPlatform) {
    List<String> expanded = expanded(requested);
    int before;
    do {
      before = expanded.size();
      ActiveProfiles active = ActiveProfiles.of(expanded, cloudPlatform);
      Set<String> names = new LinkedHashSet<>();
      layers.stream()
          .map(RankedLayer::layer)
          .filter(layer -> layer.holds(active))
          .forEach(layer -> names.addAll(Layer.texts(layer.document(), "spring.profiles.include")));
      names.addAll(expanded);
      expanded = expanded(List.copyOf(names));
    } while (expanded.size() > before);
    return expanded;
  }

  private List<String> expanded(List<String> names) {
    Deque<String> open = new ArrayDeque<>(names);
    Set<String> expanded = new LinkedHashSet<>();
    while (!open.isEmpty()) {
      String name = open.pop();
      if (expanded.add(name)) {
        List<String> members = groups.getOrDefault(name, List.of());
        for (int index = members.size() - 1; index >= 0; index--) {
          open.push(members.get(index));
        }
      }
    }
    return List.copyOf(expanded);
  }

  private static Map<String, List<String>> groups(List<RankedLayer> layers) {
    Map<String, List<String>> groups = new LinkedHashMap<>();
    for (RankedLayer layer : layers) {
      ConfigDocument document = layer.layer().document();
      for (ConfigEntry entry : document.entries()) {
        SpringNames.remainder("spring.profiles.group", entry.key())
            .map(name -> name.replaceAll("\\[\\d+]$", ""))
            .ifPresent(
                name -> groups.put(name, Layer.texts(document, "spring.profiles.group." + name)));
      }
    }
    return groups;
  }

  /** A layer and what the path of its file says about its precedence. */
  private record RankedLayer(SpringFile file, Layer layer) {

    static Comparator<RankedLayer> order(ActiveProfiles active) {
      return Comparator.<RankedLayer>comparingInt(layer -> layer.file.bootstrap() ? 0 : 1)
          .thenComparing(layer -> layer.file.external())
          .thenComparingInt(layer -> active.rank(layer.file.profile()))
          .thenComparingInt(layer -> layer.file.folderRank())
          .thenComparingInt(layer -> layer.file.extensionRank())
          .thenComparing(layer -> layer.layer.document().path())
          .thenComparingInt(layer -> layer.layer.document().index());
    }
  }
}
