package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.value.Cause;
import dev.eoslint.analyzer.java.value.Failure;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is known of the type of a thrown exception.
 *
 * @param type qualified name of its class, or of a super class
 * @param exact whether it is an instance of that class itself, as far as handlers can tell
 * @param library the library whose call throws it, as the beginning of its package names; empty
 *     when it can be any
 * @param cause what causes it, if its library tells
 */
record Thrown(String type, boolean exact, String library, Optional<Cause> cause) {

  /** An exception of which nothing is known. */
  static final Thrown ANYTHING = new Thrown(Failure.ANYTHING, false);

  /** An exception that no method has to declare. */
  static final Thrown UNCHECKED = new Thrown(Failure.UNCHECKED, false);

  private static final String ANY_LIBRARY = "";
  private static final String JDK = "java.";

  /** These say what others implement, with exceptions of their own. */
  private static final List<String> INTERFACES = List.of("jakarta.", "javax.");

  /** Below these, names of one more part tell libraries apart. */
  private static final Set<String> HOSTS =
      Set.of("org.apache.", "org.eclipse.", "com.google.", "com.github.", "io.github.");

  /** Creates an exception that any library can throw. */
  Thrown(String type, boolean exact) {
    this(type, exact, ANY_LIBRARY, Optional.empty());
  }

  /**
   * Returns this exception as calls of {@code receiver} throw it.
   *
   * @param caller the code that calls; what has its packages is generated with it
   */
  Thrown by(JavaType receiver, TypeSymbol caller) {
    String thrower = libraryOf(receiver.name());
    boolean known =
        receiver.symbol().isEmpty()
            && INTERFACES.stream().noneMatch(thrower::startsWith)
            && !thrower.equals(libraryOf(caller.qualifiedName()));
    return known ? new Thrown(type, exact, thrower, cause) : this;
  }

  /**
   * Returns what is left of this exception when its type is forgotten: one that is known exactly
   * still belongs to its library, and is taken for one that no method has to declare.
   */
  Thrown vaguely() {
    return exact
        ? new Thrown(Failure.UNCHECKED, false, libraryOf(type), Optional.empty())
        : ANYTHING;
  }

  /** Returns this exception without telling which library throws it. */
  Thrown ofAnyLibrary() {
    return new Thrown(type, exact, ANY_LIBRARY, cause);
  }

  /**
   * Returns whether it can be an exception of the class {@code handled}: one of the JDK, or of the
   * library that throws it. Where nothing is known of that library, a call that may declare
   * exceptions can throw any.
   */
  boolean canBe(String handled) {
    boolean unresolved = handled.indexOf('.') < 0;
    return unresolved
        || handled.startsWith(JDK)
        || (library.equals(ANY_LIBRARY)
            ? type.equals(Failure.ANYTHING)
            : libraryOf(handled).equals(library));
  }

  /** Returns whether nothing is known of it nor of what throws it. */
  boolean isGuess() {
    return isVague() && library.equals(ANY_LIBRARY);
  }

  /** Returns whether the library of the class {@code handled}, which is not the JDK, throws it. */
  boolean isOfLibraryOf(String handled) {
    return !library.equals(ANY_LIBRARY)
        && !library.equals(JDK)
        && libraryOf(handled).equals(library);
  }

  /** Returns the parts of a qualified name that all packages of a library share. */
  private static String libraryOf(String name) {
    if (name.startsWith(JDK)) {
      return JDK;
    }
    int first = name.indexOf('.') + 1;
    int second = first == 0 ? 0 : name.indexOf('.', first) + 1;
    String two = name.substring(0, second);
    return HOSTS.contains(two) ? name.substring(0, name.indexOf('.', second) + 1) : two;
  }

  /** Returns what a failed library call throws. */
  static Thrown by(Failure failure) {
    boolean vague =
        failure.exception().equals(Failure.ANYTHING)
            || failure.exception().equals(Failure.UNCHECKED);
    return new Thrown(failure.exception(), !vague, ANY_LIBRARY, failure.cause());
  }

  /** Returns whether it can be many exceptions. */
  boolean isVague() {
    return !exact && (type.equals(Failure.ANYTHING) || type.equals(Failure.UNCHECKED));
  }
}
