package dev.eoslint.maven;

import java.nio.file.Path;

/**
 * A project of the build.
 *
 * @param id what Maven calls it: group, artifact, packaging and version
 * @param folder absolute folder that its files lie in
 * @param role what it does about findings in its files
 */
record BuildModule(String id, Path folder, Role role) {

  /** What a module does about findings in its files. */
  enum Role {
    /** It runs the goal and reports them. */
    REPORTS,
    /** It does not know the goal and leaves them to others. */
    LEAVES_TO_OTHERS,
    /** It is not part of this build, or skips the goal: nobody reports them. */
    KEEPS_SILENT
  }

  /** Returns whether {@code path} lies in the folder of the module. */
  boolean contains(Path path) {
    return path.startsWith(folder);
  }
}
