package dev.eoslint.analyzer.dialect.timing;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What people type: {@code System.in}, and the readers that code makes of it. */
final class Keyboard {

  private static final String SYSTEM = "java.lang.System";
  private static final String STANDARD_INPUT = "java.lang.System.in";
  private static final String CONSOLE = "java.io.Console";
  private static final String TYPED = "typed by people";

  private static final Set<String> READERS =
      Set.of("java.util.Scanner", "java.io.InputStreamReader", "java.io.BufferedReader");
  private static final Set<String> READING =
      Set.of(
          "read",
          "readLine",
          "readPassword",
          "next",
          "nextLine",
          "nextInt",
          "nextLong",
          "nextDouble",
          "nextBoolean",
          "hasNext",
          "hasNextLine",
          "hasNextInt");

  private Keyboard() {}

  static boolean knowsType(String qualifiedName) {
    return READERS.contains(qualifiedName) || qualifiedName.equals(CONSOLE);
  }

  /** Returns the value of {@code System.in}. */
  static Optional<AbstractValue> constant(String typeName, String field) {
    return typeName.equals(SYSTEM) && field.equals("in")
        ? Optional.of(AbstractValue.ofType(JavaType.library(STANDARD_INPUT)))
        : Optional.empty();
  }

  /** Returns a reader of what people type, if the call makes one. */
  static Optional<AbstractValue> create(Invocation invocation) {
    if (invocation.calls(SYSTEM, "console")) {
      return Optional.of(AbstractValue.ofType(JavaType.library(CONSOLE)));
    }
    Optional<JavaType> type =
        invocation
            .type()
            .filter(made -> READERS.contains(made.name()) && invocation.method().equals("<init>"))
            .filter(
                made ->
                    invocation.argument(0).filter(from -> isTyped(from, invocation)).isPresent());
    return type.map(
        made ->
            invocation
                .state()
                .reference(
                    new LibraryObject(
                        made,
                        Optional.of(invocation.site()),
                        Map.of(TYPED, AbstractValue.known("true", invocation.site())))));
  }

  /** Returns whether the call waits until somebody types something. */
  static boolean isRead(Invocation invocation) {
    return READING.contains(invocation.method())
        && invocation.receiver().filter(from -> isTyped(from, invocation)).isPresent();
  }

  /** Returns the class and the method for people. */
  static String nameOf(Invocation invocation) {
    String type = invocation.type().map(JavaType::simpleName).orElse("");
    return (type.equals("in") ? "System.in" : type) + "." + invocation.method();
  }

  private static boolean isTyped(AbstractValue value, Invocation invocation) {
    return value
            .typeIfOpaque()
            .filter(type -> type.is(STANDARD_INPUT) || type.is(CONSOLE))
            .isPresent()
        || invocation
            .state()
            .object(value, LibraryObject.class)
            .filter(reader -> reader.attribute(TYPED).isPresent())
            .isPresent();
  }
}
