package dev.eoslint.maven;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.apache.maven.plugin.MojoExecutionException;

/** Reads parameters that name a file. */
final class FilePath {

  private FilePath() {}

  /**
   * Returns the absolute path of a file.
   *
   * @param parameter the name of the parameter, for the message
   * @param folder the folder that a relative path is relative to
   * @throws MojoExecutionException when no file can have this path
   */
  static Path of(String parameter, String path, Path folder) throws MojoExecutionException {
    try {
      return folder.resolve(path).normalize();
    } catch (InvalidPathException invalid) {
      throw new MojoExecutionException(
          "'%s', the value of the parameter '%s' (property 'eoslint.%s'), cannot be a path."
              .formatted(path, parameter, parameter),
          invalid);
    }
  }
}
