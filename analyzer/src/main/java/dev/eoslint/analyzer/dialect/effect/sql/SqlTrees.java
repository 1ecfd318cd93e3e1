package dev.eoslint.analyzer.dialect.effect.sql;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import net.sf.jsqlparser.parser.CCJSqlParser;
import net.sf.jsqlparser.parser.CCJSqlParserUtil;
import net.sf.jsqlparser.parser.ParseException;
import net.sf.jsqlparser.statement.Statement;

/**
 * Parses SQL texts and never hangs or fails on one.
 *
 * <p>The parser library needs exponential time on some nestings. So texts that are too long or
 * nested too deeply are not given to it, and each parse has a deadline and a thread of its own,
 * which stops at the next token when it misses the deadline.
 */
final class SqlTrees {

  private static final Duration DEADLINE = Duration.ofSeconds(2);
  private static final int LONGEST = 20_000;
  private static final int DEEPEST = 12;
  private static final long STACK_BYTES = 16L << 20;

  private SqlTrees() {}

  /** Returns the statements in {@code text}; empty if the parser does not understand all of it. */
  static Optional<List<Statement>> parse(String text) {
    return text.length() > LONGEST || depth(text) > DEEPEST ? Optional.empty() : inTime(text);
  }

  private static int depth(String text) {
    int depth = 0;
    int deepest = 0;
    for (int index = 0; index < text.length(); index++) {
      if (text.charAt(index) == '(') {
        depth++;
        deepest = Math.max(deepest, depth);
      } else if (text.charAt(index) == ')') {
        depth--;
      }
    }
    return deepest;
  }

  private static Optional<List<Statement>> inTime(String text) {
    CCJSqlParser simple = CCJSqlParserUtil.newParser(text).withAllowComplexParsing(false);
    CCJSqlParser complex = CCJSqlParserUtil.newParser(text).withAllowComplexParsing(true);
    FutureTask<Optional<List<Statement>>> parse =
        new FutureTask<>(() -> statements(simple).or(() -> statements(complex)));
    Thread thread = new Thread(null, parse, "sql-parser", STACK_BYTES);
    thread.setDaemon(true);
    thread.start();
    try {
      return parse.get(DEADLINE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException tooSlow) {
      simple.interrupted = true;
      complex.interrupted = true;
      return Optional.empty();
    } catch (ExecutionException failure) {
      return Optional.empty();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  private static Optional<List<Statement>> statements(CCJSqlParser parser) {
    try {
      List<Statement> statements = parser.Statements();
      return statements.isEmpty() ? Optional.empty() : Optional.of(List.copyOf(statements));
    } catch (ParseException | RuntimeException | StackOverflowError | LinkageError unknown) {
      return Optional.empty();
    }
  }
}
