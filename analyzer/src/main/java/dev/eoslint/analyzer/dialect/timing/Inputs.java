package dev.eoslint.analyzer.dialect.timing;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Results of queries that select all rows of a table. */
final class Inputs {

  private static final String INPUT = "whole input";
  private static final String ROWS = "all rows of a table";
  private static final String RESULTS = "java.sql.ResultSet";

  private static final Set<String> STATEMENTS =
      Set.of("java.sql.Statement", "java.sql.PreparedStatement");

  private static final Pattern QUERY =
      Pattern.compile("\\s*select\\s.*\\sfrom\\s.*", Pattern.DOTALL);

  /** Words with which a query returns fewer rows than the table has. */
  private static final Pattern FEWER =
      Pattern.compile("\\b(where|limit|fetch|top|rownum|having|count|sum|max|min|avg)\\b");

  private Inputs() {}

  /** The state of an input while a loop takes its parts. */
  record Taken(Site loop) implements Status {}

  /** Returns the result of a query of all rows of a table, if the call asks for it. */
  static Optional<AbstractValue> query(Invocation invocation) {
    boolean query =
        invocation.method().equals("executeQuery")
            && invocation.type().filter(type -> STATEMENTS.contains(type.name())).isPresent();
    return query
        ? sql(invocation)
            .map(text -> text.toLowerCase(Locale.ROOT))
            .filter(text -> QUERY.matcher(text).matches() && !FEWER.matcher(text).find())
            .map(
                text ->
                    invocation
                        .state()
                        .reference(
                            new LibraryObject(
                                JavaType.library(RESULTS),
                                Optional.of(invocation.site()),
                                Map.of(INPUT, AbstractValue.known(ROWS, invocation.site())))))
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

  /** Returns what the object stands for a whole of. */
  static Optional<String> input(int object, State state) {
    return state
        .object(object)
        .filter(LibraryObject.class::isInstance)
        .flatMap(input -> ((LibraryObject) input).attribute(INPUT))
        .flatMap(AbstractValue::text);
  }

  /** Returns the inputs that the call takes the next part of. */
  static List<Integer> taken(Invocation invocation) {
    return invocation.calls(RESULTS, "next")
        ? invocation.receiver().map(AbstractValue::references).orElseGet(List::of).stream()
            .filter(object -> input(object, invocation.state()).isPresent())
            .toList()
        : List.of();
  }
}
