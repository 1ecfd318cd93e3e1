package dev.eoslint.analyzer.dialect.effect.sql;

import dev.eoslint.analyzer.model.Effect.Repetition;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Tells what a second execution of an SQL statement does.
 *
 * <p>The tokens of the text tell verb and table in any dialect, and that a statement only reads or
 * provides for repetition. Whether it does harm is decided by its syntax tree; the parser is loaded
 * only for a write about which that is asked. Of what it does not understand nothing is said: the
 * answer is {@code UNDECIDED}.
 */
public final class SqlClassifier {

  /** Stands for a part of the text that is not known. */
  public static final char HOLE = Tokenizer.HOLE;

  private static final Set<String> WRITING_VERBS = Set.of("INSERT", "UPDATE", "DELETE", "MERGE");

  private SqlClassifier() {}

  /**
   * Classifies a statement.
   *
   * @param text the text; {@link #HOLE} stands for parts that are not known
   */
  public static Statement classify(String text) {
    Tokens tokens = Tokens.of(Tokenizer.tokens(text)).withoutEnd();
    if (tokens.isEmpty()) {
      return Statement.undecided(Optional.empty());
    }
    Statement byTokens =
        tokens.anySymbol(";") ? Statement.undecided(Optional.empty()) : classify(tokens);
    boolean doubtful =
        byTokens.repetition() == Repetition.ADDS_ANOTHER_EFFECT
            || (byTokens.repetition() == Repetition.UNDECIDED && isReadable(tokens));
    return doubtful
        ? StatementTree.classify(Tokenizer.readable(text), byTokens)
            .orElseGet(() -> Statement.undecided(byTokens.table()))
        : byTokens;
  }

  /** Whether the text is a write that is known from its first to its last word. */
  private static boolean isReadable(Tokens tokens) {
    return !tokens.anyHoleBesidesValues()
        && (tokens.get(0).is("WITH") || WRITING_VERBS.stream().anyMatch(tokens.get(0)::is));
  }

  /** Classifies several statements one of which is executed. */
  public static Statement classify(List<String> alternatives) {
    return alternatives.isEmpty()
        ? Statement.undecided(Optional.empty())
        : Statement.common(alternatives.stream().map(SqlClassifier::classify).toList());
  }

  private static Statement classify(Tokens tokens) {
    return switch (tokens.get(0).text().toUpperCase(Locale.ROOT)) {
      case "SELECT", "FROM", "VALUES", "SHOW", "EXPLAIN", "DESCRIBE" -> Query.classify(tokens);
      case "WITH" -> afterCommonTables(tokens);
      case "UPDATE" -> Update.classify(tokens);
      case "INSERT" -> InsertStatement.classify(tokens);
      case "MERGE" -> Merge.classify(tokens);
      case "REPLACE", "UPSERT" -> Statement.repeats(tokens.nameAfter("INTO", 1));
      case "DELETE" -> Statement.repeats(tokens.nameAfter("FROM", 1));
      case "TRUNCATE" -> Statement.repeats(Optional.empty());
      default -> Statement.undecided(Optional.empty());
    };
  }

  /** Skips {@code WITH name AS (...), ...}; a common table that writes leaves it undecided. */
  private static Statement afterCommonTables(Tokens tokens) {
    boolean writesInside =
        IntStream.range(0, tokens.size())
            .anyMatch(
                index ->
                    tokens.depth(index) > 0
                        && WRITING_VERBS.stream().anyMatch(tokens.get(index)::is));
    if (writesInside) {
      return Statement.undecided(Optional.empty());
    }
    for (int index = 1; index < tokens.size(); index++) {
      Token token = tokens.get(index);
      boolean starts =
          tokens.depth(index) == 0
              && (token.is("SELECT") || WRITING_VERBS.stream().anyMatch(token::is));
      if (starts) {
        return classify(tokens.from(index));
      }
    }
    return Statement.undecided(Optional.empty());
  }
}
