package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.config.ConfigDocument;
import dev.eoslint.analyzer.config.ConfigReader;
import dev.eoslint.analyzer.config.ConfigReaders;
import dev.eoslint.analyzer.config.placeholder.PropertyLookup;
import dev.eoslint.analyzer.dialect.deployment.Workload.Platform;
import dev.eoslint.analyzer.model.Deployment.Names;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import dev.eoslint.analyzer.source.SourceText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads workloads out of Kubernetes manifests.
 *
 * <p>Known are the kinds that keep a number of equal pods running, what scales them
 * (HorizontalPodAutoscaler, the ScaledObject of KEDA, the {@code replicas} of Kustomize), and the
 * Service of Knative. A Job or CronJob ends, and {@code replicas} in resources of other systems,
 * such as those of Strimzi, count something else.
 */
final class KubernetesReader {

  private static final Set<String> SCALED_KINDS =
      Set.of(
          "Deployment",
          "DeploymentConfig",
          "ReplicaSet",
          "ReplicationController",
          "Rollout",
          "StatefulSet");

  private static final Set<String> NEW_NAMES =
      Set.of("Deployment", "DeploymentConfig", "ReplicaSet", "ReplicationController", "Rollout");

  private static final List<String> POD_LABELS =
      List.of("app.kubernetes.io/name", "app", "k8s-app");

  private static final List<String> KNATIVE_SCALE =
      List.of(
          "autoscaling.knative.dev/max-scale",
          "autoscaling.knative.dev/maxScale",
          "autoscaling.knative.dev/min-scale",
          "autoscaling.knative.dev/minScale");

  private static final Pattern SPRING_FILE =
      Pattern.compile("(?:application|bootstrap)(?:-[\\w-]+)?\\.(?:ya?ml|properties)");

  private final Platform platform;
  private final String scope;
  private final Optional<String> chart;
  private final Map<String, Value> sharedVariables;
  private final ConfigMaps configMaps = new ConfigMaps();
  private final List<ManifestView> manifests = new ArrayList<>();
  private final List<ManifestView> kustomizations = new ArrayList<>();

  private KubernetesReader(
      Platform platform, String scope, Optional<String> chart, Map<String, Value> sharedVariables) {
    this.platform = platform;
    this.scope = scope;
    this.chart = chart;
    this.sharedVariables = sharedVariables;
  }

  /** Returns a reader of manifests that stand as they are written. */
  static KubernetesReader ofManifests() {
    return new KubernetesReader(Platform.KUBERNETES, "", Optional.empty(), Map.of());
  }

  /**
   * Returns a reader of the rendered manifests of a Helm chart.
   *
   * @param variables what its containers may get besides what the templates show
   */
  static KubernetesReader ofChart(String folder, String chartName, Map<String, Value> variables) {
    return new KubernetesReader(Platform.HELM, folder, Optional.of(chartName), variables);
  }

  /** Adds a document. */
  void add(ManifestView document) {
    switch (document.written("kind").orElse("")) {
      case "List" -> document.items("items").forEach(this::add);
      case "Template" -> document.items("objects").forEach(this::add);
      case "ConfigMap" -> configMaps.add(document);
      default -> manifests.add(document);
    }
  }

  /** Adds a document of a {@code kustomization.yaml}. */
  void addKustomization(ManifestView document) {
    kustomizations.add(document);
  }

  /** Returns what all added documents describe, in the order in which they were added. */
  List<Workload> workloads() {
    return Stream.concat(
            manifests.stream().flatMap(this::workloads),
            kustomizations.stream()
                .flatMap(kustomization -> kustomization.items("replicas").stream())
                .flatMap(this::kustomized))
        .toList();
  }

  private Stream<Workload> workloads(ManifestView manifest) {
    String kind = manifest.written("kind").orElse("");
    if (SCALED_KINDS.contains(kind)) {
      return workload(manifest, kind, InstanceCounts.greatest(manifest, "spec.replicas", kind));
    }
    return switch (kind) {
      case "HorizontalPodAutoscaler" -> scaler(manifest, kind, "spec.maxReplicas");
      case "ScaledObject" -> scaler(manifest, kind, "spec.maxReplicaCount");
      case "Service" -> knativeService(manifest);
      default -> Stream.empty();
    };
  }

  private Stream<Workload> workload(
      ManifestView manifest, String kind, Optional<InstanceCount> instances) {
    ManifestView pod = manifest.below("spec.template");
    List<Container> containers =
        pod.items("spec.containers").stream()
            .map(container -> container(container, mountedFiles(pod)))
            .toList();
    return part(manifest, "metadata.name", kind, instances, containers, labels(manifest, pod));
  }

  private Stream<Workload> scaler(ManifestView manifest, String kind, String maximum) {
    return part(
        manifest,
        "spec.scaleTargetRef.name",
        kind,
        InstanceCounts.greatest(manifest, maximum, kind),
        List.of(),
        List.of());
  }

  private Stream<Workload> kustomized(ManifestView item) {
    String kind = "Kustomization";
    return part(
        item, "name", kind, InstanceCounts.greatest(item, "count", kind), List.of(), List.of());
  }

  private Stream<Workload> knativeService(ManifestView manifest) {
    if (!manifest.written("apiVersion").orElse("").startsWith("serving.knative.dev/")) {
      return Stream.empty();
    }
    String kind = "Knative Service";
    ManifestView annotations = manifest.below("spec.template.metadata.annotations");
    return workload(
        manifest,
        kind,
        KNATIVE_SCALE.stream()
            .flatMap(key -> InstanceCounts.greatest(annotations, key, kind).stream())
            .reduce(InstanceCount::greater));
  }

  private Stream<Workload> part(
      ManifestView manifest,
      String nameKey,
      String kind,
      Optional<InstanceCount> instances,
      List<Container> containers,
      List<String> labels) {
    Optional<String> name = manifest.written(nameKey);
    Optional<Site> site = manifest.site(nameKey);
    if (name.isEmpty() || site.isEmpty()) {
      return Stream.empty();
    }
    String displayName = manifest.text(nameKey).or(() -> chart).orElse(name.get());
    return Stream.of(
        new Workload(
            platform,
            scope,
            name.get(),
            displayName,
            kind,
            site.get(),
            namesOf(manifest, kind),
            instances,
            containers,
            labels,
            chart,
            List.of()));
  }

  /** Pods with the name of their node or with a name of their own are told apart by others. */
  private static Names namesOf(ManifestView manifest, String kind) {
    ManifestView pod = manifest.below("spec.template");
    boolean other =
        Stream.of("spec.hostNetwork", "spec.hostname").anyMatch(key -> pod.entry(key).isPresent());
    if (kind.equals("StatefulSet")) {
      return Names.KEPT;
    }
    return NEW_NAMES.contains(kind) && !other ? Names.NEW : Names.UNKNOWN;
  }

  private List<String> labels(ManifestView manifest, ManifestView pod) {
    List<String> labels = new ArrayList<>();
    for (String label : POD_LABELS) {
      pod.text("metadata.labels." + label).ifPresent(labels::add);
      manifest.text("metadata.labels." + label).ifPresent(labels::add);
    }
    return labels;
  }

  /** Returns the configuration files of Spring that volumes of a pod bring in. */
  private List<ConfigMaps.Data> mountedFiles(ManifestView pod) {
    return pod.items("spec.volumes").stream()
        .flatMap(volume -> volume.written("configMap.name").stream())
        .flatMap(name -> configMaps.data(name).stream())
        .filter(data -> SPRING_FILE.matcher(data.key()).matches())
        .toList();
  }

  private Container container(ManifestView container, List<ConfigMaps.Data> mountedFiles) {
    return new Container(
        container.text("name").orElse(""),
        container.value("image").flatMap(ImageName::of),
        container.value("image").flatMap(ImageName::tagOf),
        variables(container, mountedFiles));
  }

  private Map<String, List<Value>> variables(
      ManifestView container, List<ConfigMaps.Data> mountedFiles) {
    Map<String, List<Value>> found = new LinkedHashMap<>();
    for (ManifestView source : container.items("envFrom")) {
      source
          .written("configMapRef.name")
          .ifPresent(name -> found.putAll(configured(name, source.text("prefix").orElse(""))));
    }
    ContainerVariables own = new ContainerVariables();
    sharedVariables.forEach(own::setPerhaps);
    container.items("env").forEach(item -> addVariable(item, own));
    for (String key : List.of("command", "args")) {
      container
          .items(key)
          .forEach(
              item ->
                  item.entry("").ifPresent(entry -> own.addArguments(entry.value(), entry.site())));
    }
    mountedFiles.forEach(file -> addProperties(file, own));
    found.putAll(own.toMap());
    return found;
  }

  private static void addProperties(ConfigMaps.Data file, ContainerVariables variables) {
    Site site = file.entry().site();
    SourceText text = new SourceText(site.file(), file.entry().value());
    ConfigReader reader =
        file.key().endsWith(".properties")
            ? ConfigReaders.springProperties()
            : ConfigReaders.yaml();
    for (ConfigDocument document : reader.read(text).documents()) {
      document
          .entries()
          .forEach(entry -> variables.setFromMountedFile(entry.key(), entry.value(), site));
    }
  }

  private Map<String, List<Value>> configured(String configMap, String prefix) {
    Map<String, List<Value>> found = new LinkedHashMap<>();
    for (ConfigMaps.Data data : configMaps.data(configMap)) {
      Value value = data.view().value(data.entry(), PropertyLookup.NONE);
      found.merge(
          prefix + data.key(),
          List.of(value),
          (left, right) -> Stream.concat(left.stream(), right.stream()).toList());
    }
    return found;
  }

  private void addVariable(ManifestView item, ContainerVariables variables) {
    Optional<String> name = item.text("name");
    if (name.isEmpty()) {
      return;
    }
    Site site = item.entries().get(0).site();
    Optional<String> field = item.text("valueFrom.fieldRef.fieldPath");
    if (field.isPresent()) {
      variables.set(
          name.get(),
          PodFields.value(
              field.get(), name.get(), item.site("valueFrom.fieldRef.fieldPath").orElse(site)));
    } else if (item.entry("value").isPresent()) {
      item.entry("value").ifPresent(entry -> variables.set(name.get(), entry, item));
    } else {
      variables.set(
          name.get(),
          referenced(item)
              .orElseGet(() -> new Value.External(name.get(), Optional.empty(), List.of(site))));
    }
  }

  /** Returns the value of a key in a ConfigMap of the tree, if overlays do not differ. */
  private Optional<Value> referenced(ManifestView item) {
    Optional<String> key = item.text("valueFrom.configMapKeyRef.key");
    return item.written("valueFrom.configMapKeyRef.name").stream()
        .flatMap(name -> configMaps.data(name).stream())
        .filter(data -> key.filter(data.key()::equals).isPresent())
        .map(data -> data.view().value(data.entry(), PropertyLookup.NONE))
        .reduce((left, right) -> Value.oneOf(List.of(left, right)));
  }
}
