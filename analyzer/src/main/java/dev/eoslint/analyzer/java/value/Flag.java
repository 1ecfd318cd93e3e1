package dev.eoslint.analyzer.java.value;

/**
 * Something that is either true or false and stays so until it is assigned: a boolean variable or
 * field, or whether a variable or field is {@code null}. Code tests it to find out later which way
 * it came.
 *
 * @param owner the call of a method whose local variable it is, or the object whose field it is
 * @param local whether it belongs to a call
 * @param name the variable, field, or text of the condition
 * @param ofNull whether it says that what is called so is {@code null}
 */
public record Flag(int owner, boolean local, String name, boolean ofNull) {

  private static final char PROPERTY = '.';

  /** Creates the flag that something boolean is. */
  public Flag(int owner, boolean local, String name) {
    this(owner, local, name, false);
  }

  /** Returns the flag that is true when the value behind this one is {@code null}. */
  public Flag whetherNull() {
    return new Flag(owner, local, name, true);
  }

  /** Returns whether it tells of the same thing as {@code other}: that it holds, or is there. */
  boolean isAbout(Flag other) {
    return owner == other.owner && local == other.local && name.equals(other.name);
  }

  /** Returns the flag that this is when {@code from} becomes {@code to}. */
  Flag renamed(Flag from, Flag to) {
    if (!isAbout(from)) {
      return this;
    } else if (ofNull == from.ofNull) {
      return to;
    }
    return ofNull ? to.whetherNull() : this;
  }

  /** Returns whether it is a property of what a variable or field holds. */
  boolean isProperty() {
    return name.indexOf(PROPERTY) >= 0;
  }

  /** Returns the variable or field that it tells something of, itself or by a property. */
  String variable() {
    int property = name.indexOf(PROPERTY);
    return property < 0 ? name : name.substring(0, property);
  }

  /** Returns whether it depends on the variable or field {@code assigned}. */
  boolean dependsOn(Flag assigned) {
    return owner == assigned.owner
        && local == assigned.local
        && name.startsWith(assigned.name)
        && (name.length() == assigned.name.length()
            || name.charAt(assigned.name.length()) == PROPERTY);
  }
}
