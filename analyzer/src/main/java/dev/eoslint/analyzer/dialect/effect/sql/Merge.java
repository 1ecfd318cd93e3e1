package dev.eoslint.analyzer.dialect.effect.sql;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** {@code MERGE INTO}. */
final class Merge {

  private static final List<String> AFTER_ASSIGNMENTS =
      List.of("WHEN", "WHERE", "DELETE", "OUTPUT");

  private Merge() {}

  static Statement classify(Tokens tokens) {
    Optional<String> table =
        tokens.isWord(1, "INTO")
            ? tokens.at(2).filter(Token::isWord).map(Token::name)
            : tokens.at(1).filter(Token::isWord).map(Token::name);
    OptionalInt set = tokens.find("SET", 1);
    if (set.isEmpty()) {
      return Statement.repeats(table);
    }
    Set<String> owners = new LinkedHashSet<>();
    int using = tokens.findAny(List.of("USING"), 0);
    for (int index = 1; index < using; index++) {
      tokens.at(index).filter(Token::isWord).map(Token::name).ifPresent(owners::add);
    }
    int end = tokens.findAny(AFTER_ASSIGNMENTS, set.getAsInt());
    boolean conditional = tokens.isWord(end, "WHERE");
    int clauseEnd = conditional ? tokens.findAny(List.of("WHEN", "DELETE"), end) : end;
    return new Assignments(tokens.between(set.getAsInt() + 1, end), owners)
        .classify(table, tokens.between(end, clauseEnd));
  }
}
