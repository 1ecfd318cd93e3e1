package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.model.Value;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The name of a container image without its tag.
 *
 * @param repository registry and folders in front of the name, empty for an official or local image
 * @param name the last part, which usually names the application
 */
record ImageName(String repository, String name) {

  /** Stands for what is not known; no image name can hold it. */
  private static final String UNKNOWN_PART = "?";

  /** Returns the name that a reference to an image states; nothing if the last part is open. */
  static Optional<ImageName> of(Value reference) {
    return parse(text(reference));
  }

  /** Reads a reference such as {@code registry.example:5000/shop/orders:1.2@sha256:...}. */
  static Optional<ImageName> parse(String reference) {
    String withoutDigest = beforeFirst('@', reference.strip());
    int slash = withoutDigest.lastIndexOf('/');
    String name = beforeFirst(':', withoutDigest.substring(slash + 1));
    return name.isEmpty() || name.contains(UNKNOWN_PART)
        ? Optional.empty()
        : Optional.of(new ImageName(withoutDigest.substring(0, Math.max(slash, 0)), name));
  }

  /** Returns the tag that a reference to an image states; nothing if it has none or it is open. */
  static Optional<String> tagOf(Value reference) {
    String withoutDigest = beforeFirst('@', text(reference).strip());
    int colon = withoutDigest.lastIndexOf(':');
    String tag = withoutDigest.substring(colon + 1);
    return colon < 0 || tag.isEmpty() || tag.indexOf('/') >= 0 || tag.contains(UNKNOWN_PART)
        ? Optional.empty()
        : Optional.of(tag);
  }

  private static String text(Value value) {
    if (value instanceof Value.Composite composite) {
      return composite.parts().stream().map(ImageName::text).collect(Collectors.joining());
    } else if (value instanceof Value.External external) {
      return external.defaultValue().map(ImageName::text).orElse(UNKNOWN_PART);
    }
    return value.text().orElse(UNKNOWN_PART);
  }

  private static String beforeFirst(char separator, String text) {
    int index = text.indexOf(separator);
    return index < 0 ? text : text.substring(0, index);
  }

  /** Returns the parts of the repository: registry host and folders. */
  List<String> folders() {
    return repository.isEmpty() ? List.of() : List.of(repository.split("/"));
  }
}
