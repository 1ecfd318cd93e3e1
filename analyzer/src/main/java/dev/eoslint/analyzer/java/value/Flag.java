package dev.eoslint.analyzer.java.value;

/**
 * Something that is either true or false and stays so until it is assigned: a boolean variable or
 * field, or whether a variable or field is {@code null}. Code tests it to find out later which way
 * it came.
 *
 * @param owner the call of a method whose local variable it is, or the object whose field it is
 * @param local whether it belongs to a call
 * @param name the variable, field, or text of the condition
 */
public record Flag(int owner, boolean local, String name) {

  private static final String NULL = "==null";

  /** Returns the flag that is true when the value behind {@code this} is {@code null}. */
  public Flag ofNull() {
    return new Flag(owner, local, name + NULL);
  }

  /** Returns the flag that this is when {@code from} becomes {@code to}. */
  Flag renamed(Flag from, Flag to) {
    if (equals(from)) {
      return to;
    }
    return equals(from.ofNull()) ? to.ofNull() : this;
  }

  /** Returns whether it says that something is {@code null}. */
  boolean isOfNull() {
    return name.endsWith(NULL);
  }

  /** Returns the variable or field that it tells something of. */
  String variable() {
    return name.endsWith(NULL) ? name.substring(0, name.length() - NULL.length()) : name;
  }

  /** Returns whether it depends on the variable or field {@code assigned}. */
  boolean dependsOn(Flag assigned) {
    return owner == assigned.owner
        && local == assigned.local
        && (name.equals(assigned.name) || name.equals(assigned.name + NULL));
  }
}
