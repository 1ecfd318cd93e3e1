package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.source.FileKind;
import dev.eoslint.analyzer.source.SourceFile;
import dev.eoslint.analyzer.source.SourceTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The build files of a tree, each read once. */
public final class BuildFiles {

  private static final Set<String> GRADLE_SCRIPTS =
      Set.of("build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts");

  private final Map<String, MavenProjectFile> maven = new TreeMap<>();
  private final Map<String, List<GradleBuildFile>> gradle = new TreeMap<>();

  private BuildFiles() {}

  /** Reads the build files of {@code sources}, without those of tests. */
  public static BuildFiles read(SourceTree sources) {
    BuildFiles files = new BuildFiles();
    for (SourceFile file : sources.files()) {
      if (file.test()) {
        continue;
      }
      if (file.kind() == FileKind.XML && file.name().equals("pom.xml")) {
        MavenProjectFile.parse(sources.text(file).content())
            .ifPresent(project -> files.maven.put(file.folder(), project));
      } else if (file.kind() == FileKind.GRADLE && GRADLE_SCRIPTS.contains(file.name())) {
        files
            .gradle
            .computeIfAbsent(file.folder(), folder -> new ArrayList<>())
            .add(GradleBuildFile.parse(sources.text(file).content()));
      }
    }
    return files;
  }

  /** Returns the Maven projects by folder, empty for the root. */
  Map<String, MavenProjectFile> maven() {
    return maven;
  }

  /** Returns the Gradle scripts by folder, empty for the root. */
  Map<String, List<GradleBuildFile>> gradle() {
    return gradle;
  }
}
