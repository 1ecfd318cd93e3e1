package dev.eoslint.analyzer.lint;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the folder that a run is relative to. */
public final class ProjectRoot {

  private static final String REPOSITORY = ".git";
  private static final List<String> MARKS =
      Stream.concat(SettingsFile.NAMES.stream(), Stream.of(REPOSITORY, ".mvn")).toList();

  private ProjectRoot() {}

  /**
   * Returns the nearest folder, from the common folder of the inputs upwards, that holds a settings
   * file, {@code .git} or {@code .mvn}; without any, that common folder itself.
   *
   * @param inputs absolute, normalised folders or single files that exist, at least one
   * @throws IllegalArgumentException when there is no input or the inputs lie on different drives
   */
  public static Path of(List<Path> inputs) {
    Path common =
        inputs.stream()
            .map(ProjectRoot::folder)
            .reduce(ProjectRoot::commonFolder)
            .orElseThrow(() -> new IllegalArgumentException("There is no input."));
    return upwardsFrom(common).filter(ProjectRoot::isMarked).findFirst().orElse(common);
  }

  /**
   * Returns the work tree of the Git repository that {@code folder} lies in.
   *
   * @param folder absolute and normalised
   * @return empty when it lies in none
   */
  public static Optional<Path> repositoryOf(Path folder) {
    return upwardsFrom(folder).filter(each -> Files.exists(each.resolve(REPOSITORY))).findFirst();
  }

  private static Stream<Path> upwardsFrom(Path folder) {
    return Stream.iterate(Optional.of(folder), Optional::isPresent, ProjectRoot::parent)
        .flatMap(Optional::stream);
  }

  private static Path folder(Path input) {
    return Files.isDirectory(input) ? input : parent(Optional.of(input)).orElse(input);
  }

  private static Optional<Path> parent(Optional<Path> folder) {
    return folder.map(Path::getParent);
  }

  private static Path commonFolder(Path first, Path second) {
    Optional<Path> common = Optional.of(first);
    while (common.isPresent() && !second.startsWith(common.get())) {
      common = parent(common);
    }
    return common.orElseThrow(
        () ->
            new IllegalArgumentException(
                "'%s' and '%s' lie on different drives.".formatted(first, second)));
  }

  private static boolean isMarked(Path folder) {
    return MARKS.stream().anyMatch(mark -> Files.exists(folder.resolve(mark)));
  }
}
