package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A container as one file describes it, whatever it runs.
 *
 * @param workload what the file calls the workload that it belongs to
 * @param declaration where the workload is named
 * @param reading tells apart the readings of one chart with several values files
 * @param compose whether the file is a Compose file
 * @param profiles the Compose profiles that switch the workload on; none if it always runs
 * @param repository registry and folders of the image, empty if it has none or is unknown
 * @param image the last part of the name of the image, empty if it is unknown
 * @param tag the tag of the image
 * @param instances how many of it run at least at some time
 * @param variables its environment variables. A variable has several values when the file sets it
 *     several times
 */
public record DeployedContainer(
    String workload,
    Site declaration,
    String reading,
    boolean compose,
    List<String> profiles,
    String repository,
    String image,
    Optional<String> tag,
    int instances,
    Map<String, List<Value>> variables) {

  /** Copies the collections. */
  public DeployedContainer {
    profiles = List.copyOf(profiles);
    variables = Map.copyOf(variables);
  }

  static DeployedContainer of(
      Workload workload, Container container, String reading, List<String> profiles) {
    return new DeployedContainer(
        workload.displayName(),
        workload.declaration(),
        reading,
        workload.platform() == Workload.Platform.COMPOSE,
        profiles,
        container.image().map(ImageName::repository).orElse(""),
        container.image().map(ImageName::name).orElse(""),
        container.tag(),
        workload.count().number(),
        container.variables());
  }
}
