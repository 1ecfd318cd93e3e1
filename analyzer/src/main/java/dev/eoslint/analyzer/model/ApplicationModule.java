package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * A part of the tree that is built and deployed as one program or library.
 *
 * @param root folder relative to the root of the analysed tree, without final slash; empty for the
 *     root itself
 * @param names what deployment files may call it: artifact id, folder name, application name
 */
public record ApplicationModule(String root, List<String> names) {

  /** Copies the names. */
  public ApplicationModule {
    names = List.copyOf(names);
  }

  /** Returns whether {@code file} lies in this module's folder. */
  public boolean contains(String file) {
    return root.isEmpty() || file.startsWith(root + "/");
  }
}
