package dev.eoslint.analyzer.java.scan;

import dev.eoslint.analyzer.java.scan.Nesting.Kind;
import dev.eoslint.analyzer.java.scan.Nesting.Opening;
import dev.eoslint.analyzer.source.SourceText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Looks at Java text without parsing it. It takes any text, in time linear in its length, and never
 * throws.
 *
 * <p>Unicode escapes outside of literals are not translated, as in the parser that it guards.
 */
public final class JavaScanner {

  private static final String TEXT_BLOCK = "\"\"\"";

  private final SourceText source;
  private final String text;
  private final List<Comment> comments = new ArrayList<>();
  private final Nesting nesting = new Nesting();
  private @Nullable Imbalance imbalance;
  private int position;

  /** The first character of the last token. */
  private char previous;

  private Annotation annotation = Annotation.NONE;

  private JavaScanner(SourceText source) {
    this.source = source;
    this.text = source.content();
  }

  /** Scans a text. */
  public static JavaScan scan(SourceText source) {
    return new JavaScanner(source).scan();
  }

  private JavaScan scan() {
    while (position < text.length()) {
      char character = text.charAt(position);
      if (character == '/' && text.startsWith("//", position)) {
        lineComment();
      } else if (character == '/' && text.startsWith("/*", position)) {
        blockComment();
      } else if (Character.isWhitespace(character)) {
        position++;
      } else if (Character.isJavaIdentifierStart(character)) {
        identifier();
        annotation = annotation.afterName();
        previous = character;
      } else {
        code(character);
        annotation = annotation.after(character);
        previous = character;
      }
    }
    nesting.firstOpen().ifPresent(this::neverClosed);
    return new JavaScan(
        comments,
        nesting.greatestDepth(Kind.ARGUMENT_BLOCK),
        nesting.greatestDepth(Kind.EMBEDDED_ANNOTATION),
        nesting.greatestDepth(Kind.ANNOTATION),
        nesting.greatestDepth(Kind.PARENTHESIS),
        nesting.greatestDepth(Kind.BRACKET),
        nesting.greatestDepth(Kind.ARRAY_INITIALIZER),
        nesting.greatestDepth(Kind.BLOCK),
        Optional.ofNullable(imbalance));
  }

  private void identifier() {
    do {
      position++;
    } while (position < text.length() && Character.isJavaIdentifierPart(text.charAt(position)));
  }

  private void code(char character) {
    switch (character) {
      case '"' -> {
        if (startsTextBlock()) {
          textBlock();
        } else {
          literal('"', "the string literal");
        }
      }
      case '\'' -> literal('\'', "the character literal");
      case '(' -> nesting.openParenthesis(position++, annotation == Annotation.NAMED);
      case '[' -> nesting.openBracket(position++);
      case '{' -> nesting.openBrace(position++, previous);
      case ')' -> close('(', ')');
      case ']' -> close('[', ']');
      case '}' -> closeBrace();
      default -> position++;
    }
  }

  private void lineComment() {
    int start = position;
    int end = start;
    while (end < text.length() && !isLineEnd(text.charAt(end))) {
      end++;
    }
    addComment(start, end, start + 2, end, Comment.Kind.LINE);
  }

  private void blockComment() {
    int start = position;
    // The comment /**/ has no text; its asterisks delimit it.
    boolean javadoc = text.startsWith("/**", start) && !text.startsWith("/**/", start);
    int textStart = start + (javadoc ? 3 : 2);
    int textEnd = text.indexOf("*/", textStart);
    if (textEnd < 0) {
      unbalanced(start, "the comment is never closed");
      textEnd = text.length();
    }
    int end = Math.min(textEnd + 2, text.length());
    addComment(start, end, textStart, textEnd, javadoc ? Comment.Kind.JAVADOC : Comment.Kind.BLOCK);
  }

  private void addComment(int start, int end, int textStart, int textEnd, Comment.Kind kind) {
    comments.add(
        new Comment(
            source.site(start, end), text.substring(textStart, textEnd), kind, isFirst(start)));
    position = end;
  }

  /** Returns whether nothing but blanks stands before an offset on its line. */
  private boolean isFirst(int offset) {
    int index = offset - 1;
    while (index >= 0 && isBlank(text.charAt(index))) {
      index--;
    }
    return index < 0 || isLineEnd(text.charAt(index));
  }

  /** A text block opens with three quotes that nothing but blanks follow on their line. */
  private boolean startsTextBlock() {
    if (!text.startsWith(TEXT_BLOCK, position)) {
      return false;
    }
    int index = position + TEXT_BLOCK.length();
    while (index < text.length() && isBlank(text.charAt(index))) {
      index++;
    }
    return index < text.length() && isLineEnd(text.charAt(index));
  }

  private void textBlock() {
    int start = position;
    position += TEXT_BLOCK.length();
    while (position < text.length() && !text.startsWith(TEXT_BLOCK, position)) {
      position += text.charAt(position) == '\\' ? 2 : 1;
    }
    if (position >= text.length()) {
      unbalanced(start, "the text block is never closed");
    }
    position = Math.min(position + TEXT_BLOCK.length(), text.length());
  }

  private void literal(char quote, String name) {
    int start = position++;
    while (position < text.length()) {
      char character = text.charAt(position);
      if (isLineEnd(character)) {
        break;
      }
      position++;
      if (character == quote) {
        return;
      }
      if (character == '\\' && position < text.length() && !isLineEnd(text.charAt(position))) {
        position++;
      }
    }
    unbalanced(start, name + " is not closed on its line");
  }

  private void close(char opening, char closing) {
    int offset = position++;
    if (!nesting.close(opening)) {
      unexpected(offset, closing, nesting.top());
    }
  }

  private void closeBrace() {
    int offset = position++;
    Optional<Opening> open = nesting.top();
    if (!nesting.closeBrace()) {
      unexpected(offset, '}', open);
    }
  }

  private void unexpected(int offset, char closing, Optional<Opening> open) {
    if (imbalance != null) {
      return;
    }
    String explanation =
        open.map(
                opening ->
                    "'%s' stands where '%s' of line %d has to be closed"
                        .formatted(
                            closing, opening.kind().character(), source.lineOf(opening.offset())))
            .orElse("'%s' closes nothing".formatted(closing));
    unbalanced(offset, explanation);
  }

  private void neverClosed(Opening opening) {
    unbalanced(opening.offset(), "'%s' is never closed".formatted(opening.kind().character()));
  }

  private void unbalanced(int offset, String explanation) {
    if (imbalance == null) {
      imbalance =
          new Imbalance(source.site(offset, Math.min(offset + 1, text.length())), explanation);
    }
  }

  /** How much of the name of an annotation stands before a place. */
  private enum Annotation {
    NONE,
    UNNAMED,
    NAMED;

    Annotation afterName() {
      return this == UNNAMED ? NAMED : NONE;
    }

    Annotation after(char character) {
      boolean nameFollows = character == '@' || (character == '.' && this == NAMED);
      return nameFollows ? UNNAMED : NONE;
    }
  }

  private static boolean isBlank(char character) {
    return character == ' ' || character == '\t' || character == '\f';
  }

  private static boolean isLineEnd(char character) {
    return character == '\n' || character == '\r';
  }
}
