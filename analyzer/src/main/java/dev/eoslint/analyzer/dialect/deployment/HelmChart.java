package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.source.SourceFile;
import java.util.List;
import java.util.Optional;

/**
 * A Helm chart.
 *
 * @param folder the folder of its {@code Chart.yaml}, empty for the root
 * @param name what that file calls it
 * @param values its {@code values.yaml}
 * @param overrides other values files, each of which replaces values of that file
 * @param templates the templates that are YAML
 */
record HelmChart(
    String folder,
    String name,
    Optional<SourceFile> values,
    List<SourceFile> overrides,
    List<SourceFile> templates) {

  /** Copies the lists. */
  HelmChart {
    overrides = List.copyOf(overrides);
    templates = List.copyOf(templates);
  }

  /** Returns the folder of the chart that this chart is a part of, if it lies in one. */
  Optional<String> folderAbove() {
    int charts = ("/" + folder).lastIndexOf("/charts/");
    boolean direct = charts >= 0 && folder.indexOf('/', charts + "charts/".length()) < 0;
    return direct ? Optional.of(folder.substring(0, Math.max(charts - 1, 0))) : Optional.empty();
  }
}
