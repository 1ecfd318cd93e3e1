package dev.eoslint.analyzer.dialect.effect.sql;

import java.util.Optional;

/** Statements that read. */
final class Query {

  private Query() {}

  static Statement classify(Tokens tokens) {
    if (tokens.find("INTO", 0).isPresent()) {
      return Statement.undecided(Optional.empty());
    }
    Optional<String> table = tokens.nameAfter("FROM", 0).or(() -> innerTable(tokens));
    return Statement.reads(table);
  }

  private static Optional<String> innerTable(Tokens tokens) {
    for (int index = 0; index + 1 < tokens.size(); index++) {
      if (tokens.get(index).is("FROM") && tokens.get(index + 1).isWord()) {
        return Optional.of(tokens.get(index + 1).name());
      }
    }
    return Optional.empty();
  }
}
