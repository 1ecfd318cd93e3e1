package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.model.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A container of a workload.
 *
 * @param name its name in the manifest, empty if it has none
 * @param image the image that it runs, as far as the files tell
 * @param tag the tag of the image, as far as the files tell
 * @param variables what the manifest sets for it: environment variables, and properties with dots
 *     that its command line sets. A variable has several values when several files set it
 */
record Container(
    String name,
    Optional<ImageName> image,
    Optional<String> tag,
    Map<String, List<Value>> variables) {

  /** Copies the variables. */
  Container {
    variables = Map.copyOf(variables);
  }

  /** Returns this container with what another file says of it. */
  Container merge(Container other) {
    Map<String, List<Value>> merged = new LinkedHashMap<>(variables);
    other.variables.forEach(
        (variable, values) ->
            merged.merge(
                variable,
                values,
                (left, right) -> Stream.concat(left.stream(), right.stream()).toList()));
    return new Container(name, image.or(other::image), tag.or(other::tag), merged);
  }
}
