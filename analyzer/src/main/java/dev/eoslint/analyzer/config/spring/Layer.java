package dev.eoslint.analyzer.config.spring;

import dev.eoslint.analyzer.config.ConfigDocument;
import dev.eoslint.analyzer.config.ConfigEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A document of an application together with the condition under which it holds.
 *
 * @param document the document
 * @param fileProfile the profile that the name of the file ends with
 * @param expression the text of the document's own profile condition
 * @param cloudPlatform the cloud platform that the document is for
 */
record Layer(
    ConfigDocument document,
    Optional<String> fileProfile,
    Optional<String> expression,
    Optional<String> cloudPlatform) {

  /** Returns the layer of a document of a file. */
  static Layer of(ConfigDocument document, Optional<String> fileProfile) {
    List<String> expressions =
        Stream.concat(
                texts(document, "spring.config.activate.on-profile").stream(),
                texts(document, "spring.profiles").stream())
            .toList();
    return new Layer(
        document,
        fileProfile,
        expressions.isEmpty() ? Optional.empty() : Optional.of(String.join(" | ", expressions)),
        texts(document, "spring.config.activate.on-cloud-platform").stream().findFirst());
  }

  /** Returns this layer with the condition of the document that imports it where it has none. */
  Layer importedBy(Layer importer) {
    return new Layer(
        document,
        fileProfile.or(importer::fileProfile),
        expression.or(importer::expression),
        cloudPlatform.or(importer::cloudPlatform));
  }

  /** Returns the name of the condition for people; empty if the layer always holds. */
  Optional<String> label() {
    if (cloudPlatform.isPresent()) {
      return Optional.of(
          expression.or(() -> fileProfile).map(text -> text + " on ").orElse("on ")
              + cloudPlatform.get());
    }
    return expression.or(() -> fileProfile);
  }

  /** Returns the names of profiles that the layer asks for. */
  List<String> profileNames() {
    List<String> names = new ArrayList<>();
    fileProfile.ifPresent(names::add);
    expression.ifPresent(text -> names.addAll(ProfileExpression.parse(text).positiveNames()));
    return names;
  }

  /** Returns whether the layer belongs to a view. */
  boolean holds(ActiveProfiles active) {
    return fileProfile.map(active.names()::contains).orElse(true)
        && expression.map(text -> ProfileExpression.parse(text).holds(active.names())).orElse(true)
        && (cloudPlatform.isEmpty() || cloudPlatform.equals(active.cloudPlatform()));
  }

  /**
   * Returns the literal items of a property that is a list: separated by commas, or written as a
   * YAML list.
   */
  static List<String> texts(ConfigDocument document, String name) {
    List<String> texts = new ArrayList<>();
    for (ConfigEntry entry : document.entries()) {
      String key = entry.key();
      int bracket = key.endsWith("]") ? key.lastIndexOf('[') : -1;
      String list = bracket < 0 ? key : key.substring(0, bracket);
      if (SpringNames.same(list, name)) {
        Stream.of(entry.value().split(","))
            .map(String::strip)
            .filter(text -> !text.isEmpty())
            .forEach(texts::add);
      }
    }
    return texts;
  }
}
