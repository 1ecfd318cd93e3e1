package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.config.ConfigDocument;
import dev.eoslint.analyzer.config.placeholder.PlaceholderSyntax;
import dev.eoslint.analyzer.dialect.ConfigurationFiles;
import dev.eoslint.analyzer.dialect.Modules;
import dev.eoslint.analyzer.model.ApplicationModule;
import dev.eoslint.analyzer.model.Deployment;
import dev.eoslint.analyzer.source.FileKind;
import dev.eoslint.analyzer.source.SourceFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the deployment files of a tree: Kubernetes, Helm, Kustomize, Compose. */
public final class DeploymentReader {

  private final ConfigurationFiles files;
  private final Modules modules;
  private final List<DeployedContainer> containers = new ArrayList<>();

  private DeploymentReader(ConfigurationFiles files, Modules modules) {
    this.files = files;
    this.modules = modules;
  }

  /** Reads the deployment files of a tree without those of tests. */
  public static Deployments read(ConfigurationFiles files, Modules modules) {
    return new DeploymentReader(files, modules).read();
  }

  private Deployments read() {
    List<Workload> workloads = Workloads.assembled(parts());
    Map<Workload, ApplicationModule> matched = ModuleMatching.match(workloads, modules);
    Map<ApplicationModule, List<Workload>> running = new LinkedHashMap<>();
    List<Deployment> deployments = new ArrayList<>();
    for (Workload workload : workloads) {
      ApplicationModule module = matched.get(workload);
      if (module == null) {
        deployments.add(deployment(workload, Optional.empty()));
        continue;
      }
      for (ApplicationModule part : modules.partsOf(module)) {
        deployments.add(deployment(workload, Optional.of(part)));
        running.computeIfAbsent(part, unused -> new ArrayList<>()).add(workload);
      }
    }
    List<Deployment> distinct =
        deployments.stream().distinct().sorted(Comparator.comparing(Deployment::site)).toList();
    return new Deployments(
        distinct,
        DeploymentEnvironment.of(running, possible(workloads, matched, running)),
        containers);
  }

  /** The workloads that may run the only application of a tree when none certainly does. */
  private Map<ApplicationModule, List<Workload>> possible(
      List<Workload> workloads,
      Map<Workload, ApplicationModule> matched,
      Map<ApplicationModule, List<Workload>> running) {
    List<ApplicationModule> applications = modules.applications();
    if (applications.size() != 1 || running.containsKey(applications.get(0))) {
      return Map.of();
    }
    List<Workload> unmatched =
        workloads.stream().filter(workload -> !matched.containsKey(workload)).toList();
    return Map.of(applications.get(0), unmatched);
  }

  private static Deployment deployment(Workload workload, Optional<ApplicationModule> module) {
    InstanceCount count = workload.count();
    return new Deployment(
        workload.displayName(),
        count.kind(),
        count.site(),
        count.number(),
        workload.names(),
        module);
  }

  private List<Workload> parts() {
    HelmReader charts = HelmReader.of(files);
    KubernetesReader manifests = KubernetesReader.ofManifests();
    List<Workload> parts = new ArrayList<>();
    for (SourceFile file : files.ofKind(FileKind.YAML)) {
      if (!charts.owns(file) && mayBeManifest(file)) {
        for (ConfigDocument document : documents(file)) {
          readDocument(document, file, manifests, parts);
        }
      }
    }
    List<Workload> plain = manifests.workloads();
    plain.forEach(workload -> addContainers(workload, "", List.of()));
    parts.addAll(plain);
    int reading = 0;
    for (List<Workload> workloads : charts.readings()) {
      String readingName = "reading " + reading++;
      workloads.forEach(workload -> addContainers(workload, readingName, List.of()));
      parts.addAll(workloads);
    }
    return parts;
  }

  private void addContainers(Workload workload, String reading, List<String> profiles) {
    workload.containers().stream()
        .map(container -> DeployedContainer.of(workload, container, reading, profiles))
        .forEach(containers::add);
  }

  private void readDocument(
      ConfigDocument document, SourceFile file, KubernetesReader manifests, List<Workload> parts) {
    ManifestView compose =
        ManifestView.of(document, EntryValues.asWritten(PlaceholderSyntax.SHELL));
    if (ComposeReader.isCompose(compose)) {
      parts.addAll(ComposeReader.workloads(compose, file.folder()));
      ComposeReader.services(compose, file.folder())
          .forEach(
              service ->
                  addContainers(service, "", ComposeReader.profiles(compose, service.name())));
    } else if (isKustomization(file)) {
      manifests.addKustomization(
          ManifestView.of(document, EntryValues.asWritten(PlaceholderSyntax.PROPERTIES)));
    } else {
      manifests.add(ManifestView.of(document, EntryValues.asWritten(PlaceholderSyntax.PROPERTIES)));
    }
  }

  private List<ConfigDocument> documents(SourceFile file) {
    return files.read(file).stream().flatMap(content -> content.documents().stream()).toList();
  }

  /** Kustomize reads its file by name; the kind in it may be left out. */
  private static boolean isKustomization(SourceFile file) {
    return file.name().startsWith("kustomization.");
  }

  private boolean mayBeManifest(SourceFile file) {
    return isKustomization(file) || ManifestScan.mayMatter(files.text(file).content());
  }
}
