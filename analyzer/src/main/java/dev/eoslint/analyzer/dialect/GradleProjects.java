package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.source.FileKind;
import dev.eoslint.analyzer.source.SourceFile;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The Gradle projects of a tree. A project need not have a script of its own. */
final class GradleProjects {

  private final BuildFiles buildFiles;
  private final Map<String, String> properties = new HashMap<>();

  private GradleProjects(BuildFiles buildFiles) {
    this.buildFiles = buildFiles;
  }

  /** Finds the projects of a tree. */
  static GradleProjects of(BuildFiles buildFiles, ConfigurationFiles files) {
    GradleProjects projects = new GradleProjects(buildFiles);
    projects.readProperties(files);
    return projects;
  }

  private void readProperties(ConfigurationFiles files) {
    for (SourceFile file : files.ofKind(FileKind.PROPERTIES)) {
      if (file.name().equals("gradle.properties")) {
        files.read(file).stream()
            .flatMap(content -> content.documents().stream())
            .flatMap(document -> document.entries().stream())
            .forEach(entry -> properties.putIfAbsent(entry.key(), entry.value()));
      }
    }
  }

  /** Returns whether Gradle builds the code in {@code folder}. */
  boolean contains(String folder) {
    return buildFiles.gradle().containsKey(folder)
        || (!buildFiles.maven().containsKey(folder)
            && above(folder).stream().anyMatch(buildFiles.gradle()::containsKey));
  }

  /** Returns the versions that the project in {@code folder} ends up with. */
  GradleVersions versions(String folder) {
    List<GradleDependencies> dependencies = new ArrayList<>();
    List<GradleDependencies> platforms = new ArrayList<>();
    Map<String, String> variables = new HashMap<>();
    for (GradleBuildFile script : scripts(folder)) {
      dependencies.add(script.own());
      script.platforms().forEach(path -> platforms.addAll(constraints(path)));
      script.variables().forEach(variables::putIfAbsent);
    }
    for (String outer : above(folder)) {
      String project = outer.isEmpty() ? folder : folder.substring(outer.length() + 1);
      for (GradleBuildFile script : scripts(outer)) {
        dependencies.addAll(script.inheritedBy(project));
        script.variables().forEach(variables::putIfAbsent);
      }
    }
    properties.forEach(variables::putIfAbsent);
    return new GradleVersions(dependencies, platforms, variables);
  }

  private List<GradleDependencies> constraints(String path) {
    return buildFiles.gradle().entrySet().stream()
        .filter(entry -> entry.getKey().equals(path) || entry.getKey().endsWith("/" + path))
        .flatMap(entry -> entry.getValue().stream())
        .map(GradleBuildFile::own)
        .toList();
  }

  private List<GradleBuildFile> scripts(String folder) {
    return buildFiles.gradle().getOrDefault(folder, List.of());
  }

  /** Returns the folders around {@code folder} in its build, the innermost first. */
  private List<String> above(String folder) {
    List<String> above = new ArrayList<>();
    String current = folder;
    while (!current.isEmpty() && !buildFiles.gradleBuilds().contains(current)) {
      current = current.substring(0, Math.max(current.lastIndexOf('/'), 0));
      above.add(current);
    }
    return above;
  }
}
