package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.model.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The code that a handler leaves out for one element of a collection: it reports what failed and
 * goes on with the next element.
 */
final class LeftOut {

  private final Reporting reporting;

  LeftOut(Reporting reporting) {
    this.reporting = reporting;
  }

  /** Returns the code behind {@code attempt} that {@code handler} leaves out, if it does so. */
  Optional<Site> by(Statement.Catch handler, Statement.Try attempt, Position at) {
    List<Statement> statements = handler.body().statements();
    if (statements.isEmpty() || !reporting.isAllOf(statements.subList(0, statements.size() - 1))) {
      return Optional.empty();
    }
    Statement last = statements.get(statements.size() - 1);
    Optional<Site> element = elementsAround(at.frame());
    if (last instanceof Statement.Continue next && next.label().isEmpty()) {
      return element.filter(loop -> loop.contains(attempt.site())).map(end -> from(attempt, end));
    } else if (last instanceof Statement.Return returned && returned.value().isEmpty()) {
      Optional<Site> body = bodyAround(attempt.site(), at);
      return element
          .flatMap(loop -> body.filter(code -> !code.contains(loop)))
          .map(end -> from(attempt, end));
    }
    return Optional.empty();
  }

  /**
   * Returns the innermost loop, if it goes over elements that data flows into. Any other one may
   * try again.
   */
  private static Optional<Site> elementsAround(Frame frame) {
    List<Frame.Iteration> rounds = frame.iterations();
    if (rounds.isEmpty()) {
      return Optional.empty();
    }
    Frame.Iteration inner = rounds.get(rounds.size() - 1);
    // What is awaited at once runs as if no loop did.
    List<Site> loops = frame.loops();
    boolean innermost = !loops.isEmpty() && loops.get(loops.size() - 1).equals(inner.loop());
    return innermost && !inner.sources().isEmpty() ? Optional.of(inner.loop()) : Optional.empty();
  }

  /** Returns the body of the innermost lambda or method around {@code site}. */
  private static Optional<Site> bodyAround(Site site, Position at) {
    List<Site> bodies = new ArrayList<>();
    TreeWalk walk =
        new TreeWalk(
            expression -> {
              if (expression instanceof Expression.Lambda lambda) {
                bodies.add(lambda.body().site());
              }
            });
    for (Method method : at.frame().type().declaration().methods()) {
      method
          .body()
          .filter(body -> body.site().contains(site))
          .ifPresent(
              body -> {
                bodies.add(body.site());
                walk.visit(body);
              });
    }
    return bodies.stream().filter(body -> body.contains(site)).reduce((outer, inner) -> inner);
  }

  private static Site from(Statement.Try attempt, Site end) {
    Site site = attempt.site();
    return new Site(site.file(), site.endLine(), site.endColumn(), end.endLine(), end.endColumn());
  }
}
