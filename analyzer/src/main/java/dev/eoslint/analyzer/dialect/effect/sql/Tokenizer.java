package dev.eoslint.analyzer.dialect.effect.sql;

import java.util.ArrayList;
import java.util.List;

/**
 * Cuts SQL text of any dialect into tokens: comments are left out, names lose their quotes, the
 * placeholders of JDBC, Spring, JPA and MyBatis are parameters.
 */
final class Tokenizer {

  /** Stands for a part of the text that is not known. */
  static final char HOLE = '\uFFFC';

  private static final List<String> LONG_SYMBOLS =
      List.of("||", "<=", ">=", "<>", "!=", "::", ":=", "+=", "-=");

  private final String text;
  private final List<Token> tokens = new ArrayList<>();
  private int at;

  private Tokenizer(String text) {
    this.text = text;
  }

  static List<Token> tokens(String text) {
    Tokenizer tokenizer = new Tokenizer(text);
    while (tokenizer.at < text.length()) {
      tokenizer.next();
    }
    return tokenizer.tokens;
  }

  /**
   * Returns {@code text} as a parser of SQL reads it: comments are blanks, placeholders of all
   * kinds are question marks, names in brackets have quotes, and what is not known is a value or a
   * name.
   */
  static String readable(String text) {
    Tokenizer tokenizer = new Tokenizer(text);
    StringBuilder readable = new StringBuilder();
    while (tokenizer.at < text.length()) {
      int start = tokenizer.at;
      int known = tokenizer.tokens.size();
      tokenizer.next();
      String written = text.substring(start, tokenizer.at);
      readable.append(tokenizer.tokens.size() > known ? tokenizer.readableToken(written) : " ");
    }
    return readable.toString();
  }

  private String readableToken(String written) {
    Token token = tokens.get(tokens.size() - 1);
    return switch (token.kind()) {
      case PARAMETER -> "?";
      case HOLE -> isValuePosition() ? "?" : "unknown_name";
      case WORD ->
          (written.startsWith("[") ? '"' + token.text() + '"' : written).replace(HOLE, 'x');
      case SYMBOL -> written.equals(":") && text.startsWith("#", at) ? "" : written;
      case LITERAL -> written;
    };
  }

  private boolean isValuePosition() {
    return tokens.size() > 1
        && tokens.get(tokens.size() - 2).kind() == Token.Kind.SYMBOL
        && !tokens.get(tokens.size() - 2).isSymbol(")");
  }

  private void next() {
    char c = text.charAt(at);
    if (Character.isWhitespace(c)) {
      at++;
    } else if (text.startsWith("--", at)) {
      skipPast("\n");
    } else if (text.startsWith("/*", at)) {
      skipPast("*/");
    } else if (c == '\'') {
      literal();
    } else if (isNameStart(c)) {
      name();
    } else if (Character.isDigit(c)) {
      number();
    } else if (!parameter(c)) {
      symbol();
    }
  }

  private void skipPast(String end) {
    int found = text.indexOf(end, at + 1);
    at = found < 0 ? text.length() : found + end.length();
  }

  private void literal() {
    int end = at + 1;
    while (end < text.length()) {
      if (text.charAt(end) == '\'') {
        if (end + 1 < text.length() && text.charAt(end + 1) == '\'') {
          end++;
        } else {
          break;
        }
      }
      end++;
    }
    at = Math.min(text.length(), end + 1);
    tokens.add(new Token(Token.Kind.LITERAL, "''"));
  }

  private static boolean isNameStart(char c) {
    return Character.isLetter(c) || c == '_' || c == '"' || c == '`' || c == '[' || c == HOLE;
  }

  /** Reads a name with all its qualifiers. */
  private void name() {
    StringBuilder name = new StringBuilder();
    boolean more = true;
    while (more) {
      part(name);
      more = at + 1 < text.length() && text.charAt(at) == '.' && isNameStart(text.charAt(at + 1));
      if (more) {
        name.append('.');
        at++;
      }
    }
    boolean unknown = name.toString().chars().allMatch(c -> c == HOLE);
    tokens.add(new Token(unknown ? Token.Kind.HOLE : Token.Kind.WORD, name.toString()));
  }

  private void part(StringBuilder name) {
    char c = text.charAt(at);
    char closing = c == '[' ? ']' : c;
    if (c == '"' || c == '`' || c == '[') {
      int end = text.indexOf(closing, at + 1);
      int stop = end < 0 ? text.length() : end;
      name.append(text, at + 1, stop);
      at = Math.min(text.length(), stop + 1);
      return;
    }
    int start = at;
    while (at < text.length() && isNamePart(text.charAt(at))) {
      at++;
    }
    name.append(text, start, at);
  }

  private static boolean isNamePart(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '$' || c == '#' || c == HOLE;
  }

  private void number() {
    int start = at;
    while (at < text.length()
        && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '.')) {
      at++;
    }
    tokens.add(new Token(Token.Kind.LITERAL, text.substring(start, at)));
  }

  private boolean parameter(char c) {
    int start = at;
    if (c == '?') {
      at++;
      while (at < text.length() && Character.isDigit(text.charAt(at))) {
        at++;
      }
    } else if (c == ':' && at + 1 < text.length() && isParameterName(text.charAt(at + 1))) {
      at++;
      while (at < text.length() && (isParameterName(text.charAt(at)) || text.charAt(at) == '.')) {
        at++;
      }
    } else if (text.startsWith("#{", at) || text.startsWith("${", at)) {
      skipPast("}");
    } else {
      return false;
    }
    boolean raw = c == '$';
    tokens.add(new Token(raw ? Token.Kind.HOLE : Token.Kind.PARAMETER, text.substring(start, at)));
    return true;
  }

  private static boolean isParameterName(char c) {
    return Character.isLetterOrDigit(c) || c == '_';
  }

  private void symbol() {
    for (String symbol : LONG_SYMBOLS) {
      if (text.startsWith(symbol, at)) {
        at += symbol.length();
        tokens.add(new Token(Token.Kind.SYMBOL, symbol));
        return;
      }
    }
    tokens.add(new Token(Token.Kind.SYMBOL, text.substring(at, at + 1)));
    at++;
  }
}
