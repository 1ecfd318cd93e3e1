package dev.eoslint.analyzer.dialect.timing;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Objects that stand for a whole file or table. */
final class Inputs {

  private static final String INPUT = "whole input";
  private static final String LINES = "all lines of a file";
  private static final String ROWS = "all rows of a table";
  private static final String FILES = "java.nio.file.Files";
  private static final String STRING = "java.lang.String";
  private static final String RESULTS = "java.sql.ResultSet";

  private static final Set<String> SOURCES =
      Set.of("java.io.FileReader", "java.io.FileInputStream", "java.io.File");
  private static final Set<String> WRAPPERS =
      Set.of(
          "java.io.InputStreamReader",
          "java.io.BufferedReader",
          "java.io.LineNumberReader",
          "java.util.Scanner");
  private static final Set<String> STATEMENTS =
      Set.of("java.sql.Statement", "java.sql.PreparedStatement");
  private static final Set<String> READING =
      Set.of("readLine", "nextLine", "hasNextLine", "hasNext", "ready");

  /** A query of all rows: nothing in it selects or limits. */
  private static final Pattern WHOLE_TABLE =
      Pattern.compile("\\s*select\\s.*\\sfrom\\s.*", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  private static final Pattern BOUND =
      Pattern.compile("\\b(where|limit|fetch|top|rownum|having|count|sum|max|min|avg)\\b");

  private Inputs() {}

  static boolean knowsType(String qualifiedName) {
    return WRAPPERS.contains(qualifiedName) || SOURCES.contains(qualifiedName);
  }

  /** Returns the result of a query of all rows of a table, if the call asks for it. */
  static Optional<AbstractValue> query(Invocation invocation) {
    boolean query =
        invocation.method().equals("executeQuery")
            && invocation.type().filter(type -> STATEMENTS.contains(type.name())).isPresent();
    return query
        ? sql(invocation)
            .filter(Inputs::selectsAll)
            .map(text -> object(JavaType.library(RESULTS), ROWS, invocation))
        : Optional.empty();
  }

  private static Optional<String> sql(Invocation invocation) {
    return invocation
        .argument(0)
        .or(
            () ->
                invocation
                    .receiverAs(LibraryObject.class)
                    .flatMap(statement -> statement.attribute("sql")))
        .flatMap(AbstractValue::text);
  }

  private static boolean selectsAll(String sql) {
    return WHOLE_TABLE.matcher(sql).matches()
        && !BOUND.matcher(sql.toLowerCase(Locale.ROOT)).find();
  }

  /** Returns what reads a whole file, if the call makes it. */
  static Optional<AbstractValue> open(Invocation invocation) {
    String method = invocation.method();
    if (isFixed(invocation)) {
      return Optional.empty();
    } else if (invocation.isOn(FILES)
        && (method.equals("lines") || method.equals("readAllLines"))) {
      return Optional.of(lines(invocation));
    } else if (invocation.calls(FILES, "newBufferedReader")) {
      return Optional.of(object(JavaType.library("java.io.BufferedReader"), LINES, invocation));
    } else if (method.equals("lines")
        && invocation.receiver().filter(from -> isFile(from, invocation)).isPresent()) {
      return Optional.of(lines(invocation));
    }
    boolean made = method.equals("<init>") && !invocation.arguments().isEmpty();
    return invocation
        .type()
        .filter(type -> made && reads(type.name(), invocation))
        .map(type -> object(type, LINES, invocation));
  }

  /** A file whose name stands in the code belongs to the program, and is taken for small. */
  private static boolean isFixed(Invocation invocation) {
    return invocation
        .argument(0)
        .filter(
            file ->
                file.text().isPresent()
                    || invocation
                        .state()
                        .object(file, LibraryObject.class)
                        .filter(object -> object.attribute(INPUT).isEmpty())
                        .isPresent())
        .isPresent();
  }

  private static boolean reads(String type, Invocation invocation) {
    return SOURCES.contains(type)
        || (WRAPPERS.contains(type) && isFile(invocation.arguments().get(0), invocation));
  }

  private static AbstractValue lines(Invocation invocation) {
    int marker =
        invocation
            .state()
            .allocate(
                new LibraryObject(
                    JavaType.library(INPUT),
                    Optional.of(invocation.site()),
                    Map.of(INPUT, AbstractValue.known(LINES, invocation.site()))));
    String type =
        invocation.method().equals("readAllLines") ? "java.util.List" : "java.util.stream.Stream";
    return new AbstractValue.Opaque(
        Optional.of(new JavaType(type, List.of(JavaType.library(STRING)), 0, Optional.empty())),
        Set.of(marker));
  }

  private static AbstractValue object(JavaType type, String input, Invocation invocation) {
    return invocation
        .state()
        .reference(
            new LibraryObject(
                type,
                Optional.of(invocation.site()),
                Map.of(INPUT, AbstractValue.known(input, invocation.site()))));
  }

  private static boolean isFile(AbstractValue value, Invocation invocation) {
    return input(value.references(), invocation.state()).filter(LINES::equals).isPresent()
        || value
            .typeIfOpaque()
            .filter(type -> type.is("java.io.File") || type.is("java.nio.file.Path"))
            .isPresent();
  }

  /** Returns what the object stands for a whole of. */
  static Optional<String> input(Iterable<Integer> objects, State state) {
    for (int id : objects) {
      Optional<String> input =
          state
              .object(id)
              .filter(LibraryObject.class::isInstance)
              .flatMap(object -> ((LibraryObject) object).attribute(INPUT))
              .flatMap(AbstractValue::text);
      if (input.isPresent()) {
        return input;
      }
    }
    return Optional.empty();
  }

  /** Returns whether the call takes the next part of a whole input. */
  static boolean takesNext(Invocation invocation) {
    boolean row = invocation.calls(RESULTS, "next");
    return (row || READING.contains(invocation.method()))
        && input(references(invocation), invocation.state()).isPresent();
  }

  static List<Integer> references(Invocation invocation) {
    return invocation.receiver().map(AbstractValue::references).orElseGet(List::of);
  }

  /** The state of an input while a loop takes its parts. */
  record Taken(Site loop) implements dev.eoslint.analyzer.java.value.Status {}
}
