package dev.eoslint.analyzer.dialect.effect.sql;

import java.util.Locale;

/**
 * A token of SQL text.
 *
 * @param kind what it is
 * @param text what is written; names without quotes, strings without content
 */
record Token(Kind kind, String text) {

  enum Kind {
    /** A keyword or name, qualified names as one token. */
    WORD,
    /** A text or number. */
    LITERAL,
    /** A placeholder for a parameter. */
    PARAMETER,
    /** An operator or delimiter. */
    SYMBOL,
    /** A part of the text that is not known. */
    HOLE
  }

  /** Returns whether this is the keyword {@code word}, in any case. */
  boolean is(String word) {
    return kind == Kind.WORD && text.equalsIgnoreCase(word);
  }

  boolean isSymbol(String symbol) {
    return kind == Kind.SYMBOL && text.equals(symbol);
  }

  boolean isWord() {
    return kind == Kind.WORD;
  }

  boolean isHole() {
    return kind == Kind.HOLE;
  }

  /** Returns the last part of a name, in lower case. */
  String name() {
    return text.substring(text.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
  }

  /** Returns what stands before the last part of a name, in lower case; empty without. */
  String qualifier() {
    int dot = text.lastIndexOf('.');
    if (dot < 0) {
      return "";
    }
    String before = text.substring(0, dot).toLowerCase(Locale.ROOT);
    return before.substring(before.lastIndexOf('.') + 1);
  }
}
