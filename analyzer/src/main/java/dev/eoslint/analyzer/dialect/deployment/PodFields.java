package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What the fields of a pod tell of an instance.
 *
 * <p>Source: Kubernetes, "Downward API" and "StatefulSets": name, uid, address, and the labels that
 * number pods differ between pods; the name of a node need not.
 */
final class PodFields {

  private static final String NAME = "metadata.name";

  private static final Set<String> PER_POD =
      Set.of(
          NAME,
          "metadata.uid",
          "status.podIP",
          "status.podIPs",
          "metadata.labels['apps.kubernetes.io/pod-index']",
          "metadata.labels['statefulset.kubernetes.io/pod-name']",
          "metadata.labels['batch.kubernetes.io/job-completion-index']",
          "metadata.annotations['batch.kubernetes.io/job-completion-index']");

  private PodFields() {}

  /**
   * Returns the value that a container gets from a field of its pod.
   *
   * @param variable the environment variable that takes it
   */
  static Value value(String fieldPath, String variable, Site site) {
    String path = fieldPath.replace('"', '\'').strip();
    return PER_POD.contains(path)
        ? new Value.PerInstance("field " + path + " of the pod", path.equals(NAME), List.of(site))
        : new Value.External(variable, Optional.empty(), List.of(site));
  }
}
