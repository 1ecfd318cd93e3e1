package dev.eoslint.analyzer.config.spring;

import dev.eoslint.analyzer.config.ConfigDocument;
import dev.eoslint.analyzer.config.ConfigFile;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Follows {@code spring.config.import} to files that are at hand.
 *
 * <p>An imported file overrides the document that imports it, and its variant for an active profile
 * overrides the imported file.
 */
final class ConfigImports {

  private static final String IMPORT = "spring.config.import";
  private static final String RESOURCES = "resources/";

  private final Map<String, List<ConfigDocument>> documentsByPath;

  private ConfigImports(Map<String, List<ConfigDocument>> documentsByPath) {
    this.documentsByPath = documentsByPath;
  }

  static ConfigImports of(List<ConfigFile> files) {
    Map<String, List<ConfigDocument>> documents = new LinkedHashMap<>();
    for (ConfigFile file : files) {
      for (ConfigDocument document : file.documents()) {
        documents.computeIfAbsent(document.path(), path -> new ArrayList<>()).add(document);
      }
    }
    return new ConfigImports(documents);
  }

  /** Returns whether every file that a document imports, and what it imports, is at hand. */
  boolean allAtHand(ConfigDocument document) {
    return allAtHand(document, new HashSet<>());
  }

  /** Returns the layer and what it imports, from the lowest to the highest precedence. */
  List<Layer> withImported(Layer layer, ActiveProfiles active) {
    List<Layer> layers = new ArrayList<>();
    add(layer, active, layers, new HashSet<>());
    return layers;
  }

  private boolean allAtHand(ConfigDocument document, Set<String> visited) {
    for (String location : Layer.texts(document, IMPORT)) {
      Optional<String> path = path(location, document.path());
      if (path.isEmpty()) {
        return false;
      }
      boolean closed =
          !visited.add(path.get())
              || documents(path.get()).stream().allMatch(each -> allAtHand(each, visited));
      if (!closed) {
        return false;
      }
    }
    return true;
  }

  private void add(Layer layer, ActiveProfiles active, List<Layer> layers, Set<String> visited) {
    layers.add(layer);
    for (String location : Layer.texts(layer.document(), IMPORT)) {
      path(location, layer.document().path())
          .filter(visited::add)
          .ifPresent(path -> addFile(path, layer, active, layers, visited));
    }
  }

  private void addFile(
      String path, Layer parent, ActiveProfiles active, List<Layer> layers, Set<String> visited) {
    addDocuments(path, parent.fileProfile(), parent, active, layers, visited);
    int dot = path.lastIndexOf('.');
    for (String profile : active.names()) {
      String variant = path.substring(0, dot) + "-" + profile + path.substring(dot);
      addDocuments(variant, Optional.of(profile), parent, active, layers, visited);
    }
  }

  private void addDocuments(
      String path,
      Optional<String> profile,
      Layer parent,
      ActiveProfiles active,
      List<Layer> layers,
      Set<String> visited) {
    for (ConfigDocument document : documents(path)) {
      Layer layer = Layer.of(document, profile).importedBy(parent);
      if (layer.holds(active)) {
        add(layer, active, layers, visited);
      }
    }
  }

  private List<ConfigDocument> documents(String path) {
    return documentsByPath.getOrDefault(path, List.of());
  }

  /** Returns the path of an imported file that is at hand. */
  private Optional<String> path(String location, String importer) {
    String place =
        location.startsWith("optional:") ? location.substring("optional:".length()) : location;
    if (place.startsWith("classpath:")) {
      String name = place.substring("classpath:".length()).replaceFirst("^/+", "");
      return documentsByPath.keySet().stream()
          .filter(path -> path.equals(RESOURCES + name) || path.endsWith("/" + RESOURCES + name))
          .findFirst();
    }
    boolean file = place.startsWith("file:");
    if (place.indexOf(':') >= 0 && !file) {
      return Optional.empty();
    }
    String name = (file ? place.substring("file:".length()) : place).replaceFirst("^\\./", "");
    String sibling = importer.substring(0, importer.lastIndexOf('/') + 1) + name;
    return Optional.of(sibling).filter(documentsByPath::containsKey);
  }
}
