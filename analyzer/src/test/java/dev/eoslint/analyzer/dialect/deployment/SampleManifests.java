package dev.eoslint.analyzer.dialect.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.dialect.ConfigurationFiles;
import dev.eoslint.analyzer.dialect.TreeOnDisk;
import dev.eoslint.analyzer.model.ApplicationModule;
import dev.eoslint.analyzer.model.Deployment;
import java.util.List;

/** Manifests of Kubernetes, and the deployments that are read from them. */
final class SampleManifests {

  private SampleManifests() {}

  /** Returns the manifest of a workload with one container. */
  static String workload(String kind, String name, String image, int replicas) {
    return """
    apiVersion: apps/v1
    kind: %s
    metadata:
      name: %s
    spec:
      replicas: %d
      selector:
        matchLabels:
          app: %s
      template:
        metadata:
          labels:
            app: %s
        spec:
          containers:
            - name: main
              image: %s
    """
        .formatted(kind, name, replicas, name, name, image);
  }

  /** Returns the manifest of an autoscaler. */
  static String autoscaler(String target, int maximum) {
    return """
    kind: HorizontalPodAutoscaler
    metadata:
      name: %s
    spec:
      scaleTargetRef:
        name: %s
      minReplicas: 1
      maxReplicas: %d
    """
        .formatted(target, target, maximum);
  }

  /** Returns the deployments that the files of a tree describe. */
  static List<Deployment> read(TreeOnDisk tree) {
    return DeploymentReader.read(new ConfigurationFiles(tree.sources()), tree.modules()).all();
  }

  /** Returns the only deployment that the files of a tree describe. */
  static Deployment only(TreeOnDisk tree) {
    List<Deployment> deployments = read(tree);
    assertThat(deployments).hasSize(1);
    return deployments.get(0);
  }

  /** Returns the folder of the module that a deployment runs, empty when there is none. */
  static String module(Deployment deployment) {
    return deployment.module().map(ApplicationModule::root).orElse("");
  }
}
