package dev.eoslint.analyzer.dialect.effect.sql;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The tokens of a statement or of a part of it, with their depth in parentheses. */
final class Tokens {

  private final List<Token> tokens;
  private final int[] depths;

  private Tokens(List<Token> tokens) {
    this.tokens = List.copyOf(tokens);
    this.depths = new int[tokens.size()];
    int depth = 0;
    for (int index = 0; index < tokens.size(); index++) {
      if (tokens.get(index).isSymbol(")")) {
        depth--;
      }
      depths[index] = depth;
      if (tokens.get(index).isSymbol("(")) {
        depth++;
      }
    }
  }

  static Tokens of(List<Token> tokens) {
    return new Tokens(tokens);
  }

  int size() {
    return tokens.size();
  }

  boolean isEmpty() {
    return tokens.isEmpty();
  }

  Token get(int index) {
    return tokens.get(index);
  }

  /** Returns the token at {@code index}, if there is one. */
  Optional<Token> at(int index) {
    return index >= 0 && index < tokens.size() ? Optional.of(tokens.get(index)) : Optional.empty();
  }

  boolean isWord(int index, String word) {
    return at(index).filter(token -> token.is(word)).isPresent();
  }

  boolean isSymbol(int index, String symbol) {
    return at(index).filter(token -> token.isSymbol(symbol)).isPresent();
  }

  /** Returns how many parentheses are open around a token; parentheses count as outside. */
  int depth(int index) {
    return depths[index];
  }

  Tokens from(int start) {
    return new Tokens(tokens.subList(Math.min(start, size()), size()));
  }

  Tokens between(int start, int end) {
    return new Tokens(
        tokens.subList(Math.min(start, size()), Math.max(start, Math.min(end, size()))));
  }

  /** Returns these tokens without a semicolon at the end. */
  Tokens withoutEnd() {
    boolean ended = !tokens.isEmpty() && tokens.get(size() - 1).isSymbol(";");
    return ended ? between(0, size() - 1) : this;
  }

  boolean anySymbol(String symbol) {
    return tokens.stream().anyMatch(token -> token.isSymbol(symbol));
  }

  /** Returns where the keyword {@code word} stands outside of parentheses, from {@code start}. */
  OptionalInt find(String word, int start) {
    for (int index = start; index < size(); index++) {
      if (depths[index] == 0 && tokens.get(index).is(word)) {
        return OptionalInt.of(index);
      }
    }
    return OptionalInt.empty();
  }

  /** Returns where the first of {@code words} stands outside of parentheses; the end if none. */
  int findAny(List<String> words, int start) {
    for (int index = start; index < size(); index++) {
      Token token = tokens.get(index);
      if (depths[index] == 0 && words.stream().anyMatch(token::is)) {
        return index;
      }
    }
    return size();
  }

  /** Returns whether the keywords {@code words} follow one another anywhere. */
  boolean contains(String... words) {
    for (int start = 0; start + words.length <= size(); start++) {
      boolean all = true;
      for (int offset = 0; offset < words.length && all; offset++) {
        all = tokens.get(start + offset).is(words[offset]);
      }
      if (all) {
        return true;
      }
    }
    return false;
  }

  /** Returns the name behind the first {@code word} outside of parentheses. */
  Optional<String> nameAfter(String word, int start) {
    OptionalInt found = find(word, start);
    return found.isEmpty()
        ? Optional.empty()
        : at(found.getAsInt() + 1).filter(Token::isWord).map(Token::name);
  }

  /** Returns where the parenthesis that opens at {@code open} closes; the end if it does not. */
  int closing(int open) {
    for (int index = open + 1; index < size(); index++) {
      if (depths[index] == depths[open] && tokens.get(index).isSymbol(")")) {
        return index;
      }
    }
    return size();
  }

  /** Returns the parts between commas outside of parentheses. */
  List<Tokens> splitByCommas() {
    List<Tokens> parts = new ArrayList<>();
    int start = 0;
    for (int index = 0; index < size(); index++) {
      if (depths[index] == 0 && tokens.get(index).isSymbol(",")) {
        parts.add(between(start, index));
        start = index + 1;
      }
    }
    parts.add(from(start));
    return parts;
  }

  /** Returns whether a part that is not known stands where more than one value can be. */
  boolean anyHoleBesidesValues() {
    for (int index = 0; index < size(); index++) {
      if (tokens.get(index).isHole() && !isValuePosition(index)) {
        return true;
      }
    }
    return false;
  }

  private boolean isValuePosition(int index) {
    return at(index - 1)
        .filter(before -> before.kind() == Token.Kind.SYMBOL && !before.isSymbol(")"))
        .isPresent();
  }
}
