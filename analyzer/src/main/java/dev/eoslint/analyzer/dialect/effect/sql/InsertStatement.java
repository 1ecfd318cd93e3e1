package dev.eoslint.analyzer.dialect.effect.sql;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/** {@code INSERT}, with or without a provision for rows that are there already. */
final class InsertStatement {

  private static final Set<String> RANDOM_FUNCTIONS =
      Set.of(
          "uuid",
          "gen_random_uuid",
          "uuid_generate_v4",
          "newid",
          "newsequentialid",
          "sys_guid",
          "random_uuid",
          "uuid_to_bin",
          "generateuuidv4");
  private static final List<String> AFTER_CONFLICT = List.of("WHERE", "RETURNING");

  private final Tokens tokens;
  private final Optional<String> table;
  private final Set<String> owners = new LinkedHashSet<>();
  private final List<String> columns = new ArrayList<>();
  private int rest;

  private InsertStatement(Tokens tokens, int into) {
    this.tokens = tokens;
    this.table = tokens.at(into).filter(Token::isWord).map(Token::name);
    this.rest = into + 1;
    table.ifPresent(owners::add);
    if (tokens.isWord(rest, "AS")) {
      rest++;
      tokens.at(rest).filter(Token::isWord).map(Token::name).ifPresent(owners::add);
      rest++;
    }
    if (tokens.isSymbol(rest, "(") && !tokens.isWord(rest + 1, "SELECT")) {
      int close = tokens.closing(rest);
      for (Tokens column : tokens.between(rest + 1, close).splitByCommas()) {
        columns.add(column.at(0).filter(Token::isWord).map(Token::name).orElse(""));
      }
      rest = close + 1;
    }
  }

  static Statement classify(Tokens tokens) {
    OptionalInt into = tokens.find("INTO", 1);
    int target = into.isPresent() ? into.getAsInt() + 1 : 1;
    boolean provides =
        tokens.between(1, target).contains("IGNORE")
            || tokens.between(1, target).contains("OR", "REPLACE")
            || tokens.contains("IF", "NOT", "EXISTS")
            || tokens.contains("NOT", "EXISTS")
            || tokens.contains("NOT", "IN");
    InsertStatement insert = new InsertStatement(tokens, target);
    return provides ? Statement.repeats(insert.table) : insert.withoutKeyword();
  }

  private Statement withoutKeyword() {
    OptionalInt on = tokens.find("ON", rest);
    if (on.isPresent() && tokens.isWord(on.getAsInt() + 1, "CONFLICT")) {
      return onConflict(tokens.find("SET", on.getAsInt()));
    } else if (on.isPresent() && tokens.isWord(on.getAsInt() + 1, "DUPLICATE")) {
      return assigning(tokens.find("UPDATE", on.getAsInt()));
    } else if (tokens.isWord(rest, "SELECT") || tokens.isSymbol(rest, "(")) {
      return Statement.undecided(table);
    } else if (tokens.from(rest).anyHoleBesidesValues() || columns.contains("")) {
      return Statement.undecided(table);
    }
    return plain();
  }

  private Statement onConflict(OptionalInt set) {
    return set.isEmpty() ? Statement.repeats(table) : assigning(set);
  }

  private Statement assigning(OptionalInt keyword) {
    if (keyword.isEmpty()) {
      return Statement.undecided(table);
    }
    int start = keyword.getAsInt() + 1;
    int end = tokens.findAny(AFTER_CONFLICT, start);
    int where = tokens.findAny(List.of("WHERE"), start);
    return new Assignments(tokens.between(start, end), owners).classify(table, tokens.from(where));
  }

  private Statement plain() {
    OptionalInt values = tokens.find("VALUES", rest);
    List<Tokens> row = new ArrayList<>();
    if (values.isPresent() && tokens.isSymbol(values.getAsInt() + 1, "(")) {
      int open = values.getAsInt() + 1;
      row.addAll(tokens.between(open + 1, tokens.closing(open)).splitByCommas());
    }
    Optional<String> key = columns.stream().filter(this::isKey).findFirst();
    return Statement.plainInsert(
        newKey(row), table, new Statement.Insert(key.flatMap(column -> placeholder(row, column))));
  }

  /** Returns what makes a new key at each execution. */
  private Optional<String> newKey(List<Tokens> row) {
    for (int index = 0; index < row.size(); index++) {
      Tokens value = row.get(index);
      boolean ofKey =
          columns.isEmpty() ? index == 0 : index < columns.size() && isKey(columns.get(index));
      if (isSequence(value)) {
        return Optional.of("a sequence gives it a new key");
      } else if (ofKey && value.at(0).filter(this::makesRandomKey).isPresent()) {
        return Optional.of("'%s()' gives it a new key".formatted(value.get(0).text()));
      } else if (ofKey
          && value.size() == 1
          && (value.isWord(0, "DEFAULT") || isNullKey(value, index))) {
        return Optional.of("the database gives it a new key");
      }
    }
    return returnsGeneratedKey()
        ? Optional.of("the database gives it a new key")
        : Optional.empty();
  }

  private boolean isNullKey(Tokens value, int index) {
    return value.isWord(0, "NULL") && index < columns.size() && columns.get(index).equals("id");
  }

  private boolean makesRandomKey(Token function) {
    return function.isWord() && RANDOM_FUNCTIONS.contains(function.name());
  }

  private static boolean isSequence(Tokens value) {
    return value.at(0).filter(token -> token.isWord() && token.name().equals("nextval")).isPresent()
        || value.contains("NEXT", "VALUE", "FOR");
  }

  /** {@code RETURNING} a column that is not among those that are given. */
  private boolean returnsGeneratedKey() {
    return tokens
        .nameAfter("RETURNING", rest)
        .filter(column -> !columns.isEmpty() && isKey(column) && !columns.contains(column))
        .isPresent();
  }

  private boolean isKey(String column) {
    return Set.of("id", "uuid", "guid").contains(column)
        || table.filter(name -> column.equals(name.toLowerCase(Locale.ROOT) + "_id")).isPresent();
  }

  private Optional<String> placeholder(List<Tokens> row, String column) {
    int place = columns.indexOf(column);
    if (place >= row.size()
        || row.get(place).size() != 1
        || row.get(place).get(0).kind() != Token.Kind.PARAMETER) {
      return Optional.empty();
    }
    String written = row.get(place).get(0).text();
    if (!written.startsWith("?")) {
      return Optional.of(written.replaceAll("[:#{}]", ""));
    }
    long before =
        row.subList(0, place).stream()
            .flatMap(value -> IntStream.range(0, value.size()).mapToObj(value::get))
            .filter(token -> token.kind() == Token.Kind.PARAMETER)
            .count();
    return Optional.of(Long.toString(before + 1));
  }
}
