package dev.eoslint.analyzer.source;

import java.nio.file.Path;
import java.util.Arrays;

/** A path relative to the root of the tree. */
final class TreePath {

  /** The root itself, which has no names. */
  static final TreePath ROOT = new TreePath(new String[0], "");

  private final String[] names;
  private final String text;

  private TreePath(String[] names, String text) {
    this.names = names;
    this.text = text;
  }

  /** Returns the path of {@code location} relative to {@code root}, which contains it. */
  static TreePath of(Path root, Path location) {
    TreePath path = ROOT;
    if (!location.equals(root)) {
      for (Path name : root.relativize(location)) {
        path = path.child(name.toString());
      }
    }
    return path;
  }

  /** Returns the path of an entry of this folder. */
  TreePath child(String name) {
    String[] extended = Arrays.copyOf(names, names.length + 1);
    extended[names.length] = name;
    return new TreePath(extended, names.length == 0 ? name : text + "/" + name);
  }

  /** Returns the folder that the first {@code length} names lead to. */
  TreePath start(int length) {
    String[] first = Arrays.copyOf(names, length);
    return new TreePath(first, String.join("/", first));
  }

  /** Returns the number of names. */
  int length() {
    return names.length;
  }

  /** Returns the name at {@code index}, counted from 0 at the root. */
  String name(int index) {
    return names[index];
  }

  /** Returns the path with forward slashes, empty for the root. */
  @Override
  public String toString() {
    return text;
  }
}
