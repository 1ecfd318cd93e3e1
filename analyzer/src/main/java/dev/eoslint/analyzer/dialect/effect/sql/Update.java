package dev.eoslint.analyzer.dialect.effect.sql;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** {@code UPDATE}. */
final class Update {

  private static final List<String> AFTER_ASSIGNMENTS =
      List.of("WHERE", "FROM", "RETURNING", "ORDER", "LIMIT", "OUTPUT");

  private Update() {}

  static Statement classify(Tokens tokens) {
    OptionalInt set = tokens.find("SET", 1);
    if (set.isEmpty()) {
      return Statement.undecided(Optional.empty());
    }
    Tokens target = tokens.between(1, set.getAsInt());
    Optional<String> table = firstNames(target).filter(name -> !name.equals("only")).findFirst();
    int end = tokens.findAny(AFTER_ASSIGNMENTS, set.getAsInt());
    int where = tokens.findAny(List.of("WHERE"), set.getAsInt());
    Set<String> owners = new LinkedHashSet<>();
    firstNames(target).forEach(owners::add);
    return new Assignments(tokens.between(set.getAsInt() + 1, end), owners)
        .classify(table, tokens.from(where));
  }

  private static Stream<String> firstNames(Tokens target) {
    return IntStream.range(0, target.size())
        .mapToObj(target::get)
        .filter(Token::isWord)
        .map(Token::name);
  }
}
