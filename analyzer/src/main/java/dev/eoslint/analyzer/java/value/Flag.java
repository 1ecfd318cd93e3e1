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
  private static final String PROPERTY = ".";

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

  /** Returns whether it is a property of what a variable or field holds. */
  boolean isProperty() {
    return name.contains(PROPERTY);
  }

  /** Returns the variable or field that it tells something of, itself or by a property. */
  String variable() {
    String tested = isOfNull() ? name.substring(0, name.length() - NULL.length()) : name;
    int property = tested.indexOf(PROPERTY);
    return property < 0 ? tested : tested.substring(0, property);
  }

  /** Returns whether it depends on the variable or field {@code assigned}. */
  boolean dependsOn(Flag assigned) {
    return owner == assigned.owner
        && local == assigned.local
        && (name.equals(assigned.name)
            || name.equals(assigned.name + NULL)
            || name.startsWith(assigned.name + PROPERTY));
  }
}
