package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.source.FileKind;
import dev.eoslint.analyzer.source.SourceFile;
import dev.eoslint.analyzer.source.SourceTree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The build files of a tree, each read once. */
public final class BuildFiles {

  private static final Set<String> GRADLE_SCRIPTS = Set.of("build.gradle", "build.gradle.kts");
  private static final Set<String> GRADLE_SETTINGS =
      Set.of("settings.gradle", "settings.gradle.kts");

  private final Map<String, MavenProjectFile> maven = new TreeMap<>();
  private final Map<String, List<GradleBuildFile>> gradle = new TreeMap<>();
  private final Set<String> gradleBuilds = new TreeSet<>();

  private BuildFiles() {}

  /** Reads the build files of {@code sources}, without those of tests. */
  public static BuildFiles read(SourceTree sources) {
    BuildFiles files = new BuildFiles();
    Map<String, GradleCatalogue> catalogues = catalogues(sources);
    for (SourceFile file : sources.files()) {
      if (file.test()) {
        continue;
      }
      if (file.kind() == FileKind.XML && file.name().equals("pom.xml")) {
        MavenProjectFile.parse(sources.text(file).content())
            .ifPresent(project -> files.maven.put(file.folder(), project));
      } else if (file.kind() == FileKind.GRADLE && GRADLE_SCRIPTS.contains(file.name())) {
        files.add(file, GradleBuildFile.parse(expanded(file, sources, catalogues)));
      } else if (file.kind() == FileKind.GRADLE && GRADLE_SETTINGS.contains(file.name())) {
        files.gradleBuilds.add(file.folder());
        files.add(file, GradleBuildFile.parseSettings(expanded(file, sources, catalogues)));
      }
    }
    return files;
  }

  private void add(SourceFile file, GradleBuildFile script) {
    gradle.computeIfAbsent(file.folder(), folder -> new ArrayList<>()).add(script);
  }

  /** Returns the catalogues by the folder of the build that they belong to. */
  private static Map<String, GradleCatalogue> catalogues(SourceTree sources) {
    Map<String, GradleCatalogue> catalogues = new TreeMap<>();
    for (SourceFile file : sources.files(FileKind.GRADLE)) {
      if (GradleCatalogue.isOne(file.name())) {
        String folder = file.folder();
        int parent = folder.lastIndexOf('/');
        catalogues.putIfAbsent(
            parent < 0 ? "" : folder.substring(0, parent),
            GradleCatalogue.parse(file.name(), sources.text(file).content()));
      }
    }
    return catalogues;
  }

  /** The catalogue of the innermost build around a script is the one that it names. */
  private static String expanded(
      SourceFile script, SourceTree sources, Map<String, GradleCatalogue> catalogues) {
    String content = sources.text(script).content();
    return catalogues.entrySet().stream()
        .filter(each -> each.getKey().isEmpty() || isInside(script.folder(), each.getKey()))
        .max(Comparator.comparing(each -> each.getKey().length()))
        .map(each -> each.getValue().expand(content))
        .orElse(content);
  }

  private static boolean isInside(String folder, String outer) {
    return folder.equals(outer) || folder.startsWith(outer + "/");
  }

  /** Returns the Maven projects by folder, empty for the root. */
  Map<String, MavenProjectFile> maven() {
    return maven;
  }

  /** Returns the Gradle scripts by folder, empty for the root. */
  Map<String, List<GradleBuildFile>> gradle() {
    return gradle;
  }

  /** Returns the folders of Gradle builds: those with settings, empty for the root. */
  Set<String> gradleBuilds() {
    return gradleBuilds;
  }
}
