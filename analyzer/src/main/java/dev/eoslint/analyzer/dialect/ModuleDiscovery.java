package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.config.ConfigDocument;
import dev.eoslint.analyzer.config.spring.SpringEnvironment;
import dev.eoslint.analyzer.model.ApplicationModule;
import dev.eoslint.analyzer.source.FileKind;
import dev.eoslint.analyzer.source.SourceFile;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Finds the modules of a tree, what they are called and which of them use which. */
final class ModuleDiscovery {

  private static final String MAVEN_SOURCES = "src/main/java/";
  private static final List<FileKind> CONFIGURATION = List.of(FileKind.PROPERTIES, FileKind.YAML);
  private static final List<String> APPLICATION_NAMES =
      List.of("spring.application.name", "quarkus.application.name", "micronaut.application.name");

  private final BuildFiles buildFiles;
  private final ConfigurationFiles files;
  private final Set<String> roots = new TreeSet<>();

  ModuleDiscovery(BuildFiles buildFiles, ConfigurationFiles files) {
    this.buildFiles = buildFiles;
    this.files = files;
  }

  Modules modules() {
    roots.add("");
    roots.addAll(buildFiles.maven().keySet());
    roots.addAll(buildFiles.gradle().keySet());
    List<SourceFile> java = files.ofKind(FileKind.JAVA);
    java.forEach(file -> sourceRoot(file.path()).ifPresent(roots::add));
    Map<String, Set<String>> names = new TreeMap<>();
    roots.forEach(root -> names.put(root, buildNames(root)));
    applicationNames(names);
    Map<String, ApplicationModule> modules = new TreeMap<>();
    names.forEach(
        (root, found) -> modules.put(root, new ApplicationModule(root, List.copyOf(found))));
    Set<ApplicationModule> withSources = new HashSet<>();
    for (String root : ownersOf(java)) {
      if (!isAggregator(root)) {
        withSources.add(modules.get(root));
      }
    }
    Map<ApplicationModule, Set<ApplicationModule>> dependencies = new HashMap<>();
    modules.forEach((root, module) -> dependencies.put(module, dependencies(root, modules)));
    return new Modules(List.copyOf(modules.values()), withSources, dependencies);
  }

  private static Optional<String> sourceRoot(String path) {
    int start = path.indexOf(MAVEN_SOURCES);
    return start > 0 && path.charAt(start - 1) == '/'
        ? Optional.of(path.substring(0, start - 1))
        : Optional.empty();
  }

  /** Returns the innermost root that holds {@code folder}. */
  private String owner(String folder) {
    String root = folder;
    while (!roots.contains(root)) {
      root = root.substring(0, Math.max(root.lastIndexOf('/'), 0));
    }
    return root;
  }

  /** Files are many and folders few, so the owner of a folder is looked for once. */
  private Set<String> ownersOf(List<SourceFile> java) {
    Set<String> folders = new HashSet<>();
    java.forEach(file -> folders.add(file.folder()));
    Set<String> owners = new TreeSet<>();
    folders.forEach(folder -> owners.add(owner(folder)));
    return owners;
  }

  private boolean isAggregator(String root) {
    return Optional.ofNullable(buildFiles.maven().get(root))
        .filter(MavenProjectFile::isAggregator)
        .isPresent();
  }

  /** What the build calls a module comes before the name of its folder. */
  private Set<String> buildNames(String root) {
    Set<String> names = new LinkedHashSet<>();
    MavenProjectFile project = buildFiles.maven().get(root);
    if (project != null) {
      names.add(project.artifactId());
      for (String output : project.outputNames()) {
        outputName(output.replaceAll("\\$\\{(?:project\\.)?artifactId}", project.artifactId()))
            .ifPresent(names::add);
      }
    }
    for (GradleBuildFile script : buildFiles.gradle().getOrDefault(root, List.of())) {
      script.names().forEach(name -> outputName(name).ifPresent(names::add));
    }
    if (!root.isEmpty()) {
      names.add(root.substring(root.lastIndexOf('/') + 1));
    }
    return names;
  }

  /** Returns the name in the name of an image or file, without registry, tag and variables. */
  private static Optional<String> outputName(String text) {
    String last = text.substring(text.lastIndexOf('/') + 1);
    int colon = last.indexOf(':');
    String name = (colon < 0 ? last : last.substring(0, colon)).strip();
    boolean variable = name.indexOf('$') >= 0 || name.indexOf('{') >= 0;
    return name.isEmpty() || variable ? Optional.empty() : Optional.of(name);
  }

  private void applicationNames(Map<String, Set<String>> names) {
    for (FileKind kind : CONFIGURATION) {
      for (SourceFile file : files.ofKind(kind)) {
        if (SpringEnvironment.reads(file.path())) {
          Set<String> known = names.getOrDefault(owner(file.folder()), new LinkedHashSet<>());
          files.read(file).stream()
              .flatMap(content -> content.documents().stream())
              .forEach(document -> addApplicationNames(document, known));
        }
      }
    }
  }

  private static void addApplicationNames(ConfigDocument document, Set<String> names) {
    for (String key : APPLICATION_NAMES) {
      document
          .find(key)
          .flatMap(entry -> outputName(entry.value()))
          .filter(name -> name.indexOf('@') < 0)
          .ifPresent(names::add);
    }
  }

  private Set<ApplicationModule> dependencies(String root, Map<String, ApplicationModule> modules) {
    Set<ApplicationModule> used = new LinkedHashSet<>();
    MavenProjectFile project = buildFiles.maven().get(root);
    if (project != null) {
      Set<String> artifacts = new HashSet<>();
      project.dependencies().forEach(dependency -> artifacts.add(dependency.artifactId()));
      buildFiles
          .maven()
          .forEach(
              (folder, other) -> {
                if (artifacts.contains(other.artifactId())) {
                  used.add(modules.get(folder));
                }
              });
    }
    for (GradleBuildFile script : buildFiles.gradle().getOrDefault(root, List.of())) {
      for (String path : script.projectDependencies()) {
        modules.forEach(
            (folder, module) -> {
              if (folder.equals(path) || folder.endsWith("/" + path)) {
                used.add(module);
              }
            });
      }
    }
    used.remove(modules.get(root));
    return used;
  }
}
