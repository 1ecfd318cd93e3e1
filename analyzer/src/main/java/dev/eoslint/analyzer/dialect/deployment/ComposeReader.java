package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.config.ConfigEntry;
import dev.eoslint.analyzer.config.ValueStyle;
import dev.eoslint.analyzer.dialect.deployment.Workload.Platform;
import dev.eoslint.analyzer.model.Deployment;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Reads services out of Compose files.
 *
 * <p>Services of one file that differ in nothing that reaches the program, such as their ports, are
 * instances of one application.
 */
final class ComposeReader {

  static final String KIND = "Compose service";

  /** Keys of a service that its program does not see. */
  private static final Set<String> UNSEEN =
      Set.of(
          "container_name",
          "depends_on",
          "deploy",
          "expose",
          "healthcheck",
          "hostname",
          "labels",
          "links",
          "logging",
          "networks",
          "ports",
          "restart",
          "scale",
          "stop_grace_period");

  private static final Pattern PORT = Pattern.compile("(?i).*port.*");

  /** What Swarm puts in for each task of a service. */
  private static final Pattern TASK =
      Pattern.compile("\\{\\{\\s*\\.(?:Task\\.(?:Slot|ID|Name)|Node\\.Hostname)\\s*}}");

  private ComposeReader() {}

  /** Returns whether a document is that of a Compose file. */
  static boolean isCompose(ManifestView document) {
    return document.all("kind").isEmpty()
        && document.entries().stream()
            .map(ConfigEntry::key)
            .anyMatch(
                key ->
                    key.startsWith("services.")
                        && (key.endsWith(".image")
                            || key.contains(".build")
                            || key.endsWith(".deploy.replicas")
                            || key.endsWith(".scale")));
  }

  /**
   * Returns the services of a document.
   *
   * @param folder the folder of the file, empty for the root
   */
  static List<Workload> workloads(ManifestView document, String folder) {
    Map<List<String>, List<Workload>> equal = new LinkedHashMap<>();
    for (Workload workload : services(document, folder)) {
      List<String> group =
          workload.isComplete()
              ? fingerprint(service(document, workload.name()))
              : List.of("only", workload.name());
      equal.computeIfAbsent(group, key -> new ArrayList<>()).add(workload);
    }
    return equal.values().stream().flatMap(twins -> together(twins).stream()).toList();
  }

  /**
   * Returns the services of a document, each with its own number of instances.
   *
   * @param folder the folder of the file, empty for the root
   */
  static List<Workload> services(ManifestView document, String folder) {
    return document.names("services").stream()
        .filter(name -> !service(document, name).entries().isEmpty())
        .map(name -> workload(name, service(document, name), folder))
        .toList();
  }

  /** Returns the profiles that switch a service on; none for one that always runs. */
  static List<String> profiles(ManifestView document, String name) {
    return service(document, name).items("profiles").stream()
        .flatMap(item -> item.text("").stream())
        .toList();
  }

  private static ManifestView service(ManifestView document, String name) {
    return document.below("services." + name);
  }

  private static Workload workload(String name, ManifestView service, String folder) {
    Site declaration = service.entries().get(0).site();
    Container container =
        new Container(
            name,
            service.value("image").flatMap(ImageName::of),
            service.value("image").flatMap(ImageName::tagOf),
            variables(service));
    List<String> labels = new ArrayList<>();
    service.text("container_name").ifPresent(labels::add);
    return new Workload(
        Platform.COMPOSE,
        folder,
        name,
        name,
        KIND,
        declaration,
        Deployment.Names.UNKNOWN,
        instances(service),
        List.of(container),
        labels,
        Optional.empty(),
        build(service, folder));
  }

  private static Optional<InstanceCount> instances(ManifestView service) {
    return InstanceCounts.greatest(service, "deploy.replicas", KIND)
        .or(() -> InstanceCounts.greatest(service, "scale", KIND));
  }

  /** Gives services that run the same program in the same way the number of all instances. */
  private static List<Workload> together(List<Workload> twins) {
    if (twins.size() == 1) {
      return twins;
    }
    String names = String.join(", ", twins.stream().map(Workload::name).toList());
    int sum = twins.stream().mapToInt(twin -> twin.count().number()).sum();
    InstanceCount count =
        new InstanceCount(
            sum, "group of Compose services", twins.get(twins.size() - 1).declaration());
    return twins.stream().map(twin -> twin.inGroup(names, count)).toList();
  }

  private static List<String> fingerprint(ManifestView service) {
    return service.entries().stream()
        .filter(entry -> !UNSEEN.contains(topName(entry.key())))
        .filter(entry -> !isPort(entry))
        .map(entry -> entry.key().replaceAll("\\[\\d+]", "[]") + "=" + entry.value())
        .sorted()
        .toList();
  }

  private static boolean isPort(ConfigEntry entry) {
    if (!topName(entry.key()).equals("environment")) {
      return false;
    }
    int equals = entry.value().indexOf('=');
    String variable =
        entry.key().startsWith("environment[") && equals > 0
            ? entry.value().substring(0, equals)
            : entry.key();
    return PORT.matcher(variable).matches();
  }

  private static String topName(String key) {
    int end = 0;
    while (end < key.length() && key.charAt(end) != '.' && key.charAt(end) != '[') {
      end++;
    }
    return key.substring(0, end);
  }

  private static Map<String, List<Value>> variables(ManifestView service) {
    ContainerVariables variables = new ContainerVariables();
    service
        .below("environment")
        .entries()
        .forEach(entry -> set(entry.key(), entry, service, variables));
    for (ManifestView item : service.items("environment")) {
      item.entry("")
          .ifPresent(
              entry -> {
                int equals = entry.value().indexOf('=');
                String name = equals < 0 ? entry.value() : entry.value().substring(0, equals);
                String value = equals < 0 ? "${" + name + "}" : entry.value().substring(equals + 1);
                set(name, withValue(entry, value), service, variables);
              });
    }
    for (String key : List.of("entrypoint", "command")) {
      service.entry(key).ifPresent(entry -> variables.addArguments(entry.value(), entry.site()));
      service
          .items(key)
          .forEach(
              item ->
                  item.entry("")
                      .ifPresent(entry -> variables.addArguments(entry.value(), entry.site())));
    }
    return variables.toMap();
  }

  private static void set(
      String name, ConfigEntry entry, ManifestView service, ContainerVariables variables) {
    if (entry.style() == ValueStyle.NULL) {
      variables.setPerhaps(name, Value.unknown(entry.site()));
    } else if (TASK.matcher(entry.value()).find()) {
      variables.set(
          name, new Value.PerInstance("task of the Swarm service", List.of(entry.site())));
    } else {
      variables.set(name, entry, service);
    }
  }

  private static ConfigEntry withValue(ConfigEntry entry, String value) {
    return new ConfigEntry(entry.key(), value, entry.keySite(), entry.valueSite(), entry.style());
  }

  /** Returns the folder of the Dockerfile, then that of the context. */
  private static List<String> build(ManifestView service, String folder) {
    Optional<String> context = service.text("build").or(() -> service.text("build.context"));
    Optional<String> file = service.text("build.dockerfile");
    if (context.isEmpty() && service.below("build").entries().isEmpty()) {
      return List.of();
    }
    Set<String> folders = new LinkedHashSet<>();
    Optional<String> base = resolved(folder, context.orElse("."));
    base.ifPresent(
        start -> {
          file.map(path -> path.substring(0, Math.max(path.lastIndexOf('/'), 0)))
              .flatMap(path -> resolved(start, path))
              .ifPresent(folders::add);
          folders.add(start);
        });
    return List.copyOf(folders);
  }

  /**
   * Returns a folder relative to the root of the tree; nothing if it lies outside or is unclear.
   */
  private static Optional<String> resolved(String folder, String path) {
    if (path.startsWith("/") || path.indexOf('$') >= 0 || path.indexOf(':') >= 0) {
      return Optional.empty();
    }
    List<String> parts = new ArrayList<>();
    for (String part : (folder + "/" + path).split("/")) {
      if (part.equals("..")) {
        if (parts.isEmpty()) {
          return Optional.empty();
        }
        parts.remove(parts.size() - 1);
      } else if (!part.isEmpty() && !part.equals(".")) {
        parts.add(part);
      }
    }
    return Optional.of(String.join("/", parts));
  }
}
