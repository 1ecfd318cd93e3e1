package dev.eoslint.analyzer.java.value;

/**
 * Something that is either true or false and stays so until it is assigned: a boolean variable or
 * field, or whether a variable or field is {@code null} or a certain constant of an enum. Code
 * tests it to find out later which way it came.
 *
 * @param owner the call of a method whose local variable it is, or the object whose field it is
 * @param local whether it belongs to a call
 * @param name the variable, field, or text of the condition
 * @param aspect what it says of that
 */
public record Flag(int owner, boolean local, String name, Aspect aspect) {

  private static final char PROPERTY = '.';

  /** What a flag says of a variable or field. */
  public sealed interface Aspect {}

  /** That it is {@code true}. */
  public record Holds() implements Aspect {}

  /** That it is {@code null}. */
  public record IsNull() implements Aspect {}

  /**
   * That it is a constant of an enum.
   *
   * @param constant the name of the constant
   */
  public record IsConstant(String constant) implements Aspect {}

  /** Creates the flag that something boolean is. */
  public Flag(int owner, boolean local, String name) {
    this(owner, local, name, new Holds());
  }

  /** Returns the flag that is true when the value behind this one is {@code null}. */
  public Flag whetherNull() {
    return saying(new IsNull());
  }

  /** Returns the flag that is true when the value behind this one is {@code constant}. */
  public Flag whetherConstant(String constant) {
    return saying(new IsConstant(constant));
  }

  private Flag saying(Aspect other) {
    return new Flag(owner, local, name, other);
  }

  /** Returns whether it tells of the same thing as {@code other}, in whatever aspect. */
  public boolean isAbout(Flag other) {
    return owner == other.owner && local == other.local && name.equals(other.name);
  }

  /**
   * Returns the flag that this is when {@code from} becomes {@code to}. Where {@code from} is the
   * thing itself, all that is said of it is said of {@code to}.
   */
  Flag renamed(Flag from, Flag to) {
    if (equals(from)) {
      return to;
    }
    return isAbout(from) && from.aspect instanceof Holds ? to.saying(aspect) : this;
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
