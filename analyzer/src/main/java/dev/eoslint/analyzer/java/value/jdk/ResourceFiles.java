package dev.eoslint.analyzer.java.value.jdk;

import dev.eoslint.analyzer.java.value.ConfigMap;
import java.util.Optional;

/** The property files of the analysed tree. */
public interface ResourceFiles {

  /**
   * Returns the content of the property file that code in {@code fromFile} means by {@code name},
   * or nothing when no file or more than one file of the tree can be meant.
   *
   * @param name a resource name or file path as the code writes it
   * @param fromFile path of the Java file relative to the root of the tree
   */
  Optional<ConfigMap> properties(String name, String fromFile);
}
