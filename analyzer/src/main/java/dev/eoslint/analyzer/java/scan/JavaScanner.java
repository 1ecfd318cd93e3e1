package dev.eoslint.analyzer.java.scan;

import dev.eoslint.analyzer.java.scan.Nesting.Before;
import dev.eoslint.analyzer.java.scan.Nesting.Kind;
import dev.eoslint.analyzer.java.scan.Nesting.Opening;
import dev.eoslint.analyzer.model.Site;
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
  private final List<Site> comments = new ArrayList<>();
  private final Nesting nesting = new Nesting();
  private @Nullable Imbalance imbalance;
  private int position;

  /** What the last token means for the next one. */
  private Before before = Before.OTHER;

  /** What the tokens before the next one are the name of. */
  private Name name = Name.NONE;

  private Before beforeAnnotation = Before.OTHER;

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
      if (Character.isWhitespace(character)) {
        position++;
      } else if (isPartOfName(character)) {
        word();
      } else if (character == '/' && text.startsWith("//", position)) {
        lineComment();
      } else if (character == '/' && text.startsWith("/*", position)) {
        blockComment();
      } else {
        symbol(character);
      }
    }
    nesting.first().ifPresent(this::neverClosed);
    return new JavaScan(
        comments,
        nesting.greatestDepth(Kind.EXPRESSION_BLOCK),
        nesting.greatestDepth(Kind.EMBEDDED_ANNOTATION),
        nesting.greatestDepth(Kind.ANNOTATION),
        nesting.greatestDepth(Kind.PARENTHESIS),
        nesting.greatestDepth(Kind.BRACKET),
        nesting.greatestDepth(Kind.ARRAY_INITIALIZER),
        nesting.greatestDepth(Kind.BLOCK),
        Optional.ofNullable(imbalance));
  }

  /** A keyword, name or number. */
  private void word() {
    int start = position;
    while (position < text.length() && isPartOfName(text.charAt(position))) {
      position++;
    }
    boolean creation = position - start == 3 && text.startsWith("new", start);
    name = creation ? Name.CREATED_TYPE : name.afterWord();
    before = Before.OTHER;
  }

  private void symbol(char character) {
    Before next = Before.OTHER;
    Name nextName = name.afterSymbol(character);
    switch (character) {
      case '"' -> stringOrTextBlock();
      case '\'' -> literal('\'', "the character literal");
      case '(' -> {
        openParenthesis();
        next = Before.ARRAY;
      }
      case '[' -> nesting.openBracket(position++);
      case '{' -> {
        nesting.openBrace(position++, before);
        next = Before.ELEMENT;
      }
      case ')' -> next = close('(', ')') ? Before.CREATION : Before.OTHER;
      case ']' -> {
        close('[', ']');
        next = Before.ARRAY;
      }
      case '}' -> closeBrace();
      case '-' -> {
        boolean arrow = text.startsWith("->", position);
        position += arrow ? 2 : 1;
        next = arrow ? Before.ARROW : Before.OTHER;
      }
      case '@' -> {
        beforeAnnotation = before;
        position++;
      }
      case '=' -> {
        position++;
        next = Before.ARRAY;
      }
      case ',' -> {
        position++;
        next = Before.ELEMENT;
      }
      default -> position++;
    }
    before = next;
    name = nextName;
  }

  private void openParenthesis() {
    if (name == Name.ANNOTATION) {
      nesting.openAnnotation(position, beforeAnnotation);
    } else {
      nesting.openParenthesis(position, name == Name.CREATED_TYPE);
    }
    position++;
  }

  /** Returns whether arguments were closed with which an object is made. */
  private boolean close(char opening, char closing) {
    Optional<Opening> last = nesting.last();
    Optional<Opening> closed = nesting.close(opening);
    if (closed.isEmpty()) {
      unexpected(closing, last);
    }
    position++;
    return closed.isPresent() && closed.get().creation();
  }

  private void closeBrace() {
    Optional<Opening> last = nesting.last();
    if (!nesting.closeBrace()) {
      unexpected('}', last);
    }
    position++;
  }

  private void lineComment() {
    int start = position;
    int end = start;
    while (end < text.length() && !isLineEnd(text.charAt(end))) {
      end++;
    }
    addComment(start, end);
  }

  private void blockComment() {
    int start = position;
    boolean javadoc = text.startsWith("/**", start) && !text.startsWith("/**/", start);
    int textEnd = text.indexOf("*/", start + (javadoc ? 3 : 2));
    if (textEnd < 0) {
      unbalanced(start, "the comment is never closed");
      textEnd = text.length();
    }
    int end = Math.min(textEnd + 2, text.length());
    addComment(start, end);
  }

  private void addComment(int start, int end) {
    comments.add(source.site(start, end));
    position = end;
  }

  private void stringOrTextBlock() {
    if (startsTextBlock()) {
      textBlock();
    } else {
      literal('"', "the string literal");
    }
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

  private void literal(char quote, String description) {
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
    unbalanced(start, description + " is not closed on its line");
  }

  private void unexpected(char closing, Optional<Opening> open) {
    if (imbalance == null) {
      String explanation =
          open.map(opening -> standsInTheWayOf(closing, opening))
              .orElse("'%s' closes nothing".formatted(closing));
      unbalanced(position, explanation);
    }
  }

  private String standsInTheWayOf(char closing, Opening open) {
    return "'%s' stands where '%s' of line %d has to be closed"
        .formatted(closing, open.kind().form(), source.lineOf(open.offset()));
  }

  private void neverClosed(Opening opening) {
    unbalanced(opening.offset(), "'%s' is never closed".formatted(opening.kind().form()));
  }

  private void unbalanced(int offset, String explanation) {
    if (imbalance == null) {
      int end = Math.min(offset + 1, text.length());
      imbalance = new Imbalance(source.site(offset, end), explanation);
    }
  }

  private static boolean isPartOfName(char character) {
    return character < 0x80
        ? (character >= 'a' && character <= 'z')
            || (character >= 'A' && character <= 'Z')
            || (character >= '0' && character <= '9')
            || character == '_'
            || character == '$'
        : Character.isJavaIdentifierPart(character);
  }

  private static boolean isBlank(char character) {
    return character == ' ' || character == '\t' || character == '\f';
  }

  private static boolean isLineEnd(char character) {
    return character == '\n' || character == '\r';
  }

  /** What a name that is being read belongs to. */
  private enum Name {
    NONE,
    /** An annotation whose name is not complete. */
    ANNOTATION_START,
    /** An annotation. */
    ANNOTATION,
    /** A type of which an object is made. */
    CREATED_TYPE;

    Name afterWord() {
      return switch (this) {
        case ANNOTATION_START -> ANNOTATION;
        case CREATED_TYPE -> CREATED_TYPE;
        case ANNOTATION, NONE -> NONE;
      };
    }

    Name afterSymbol(char character) {
      if (this == CREATED_TYPE && ".<>,?&".indexOf(character) >= 0) {
        return CREATED_TYPE;
      }
      boolean annotation = character == '@' || (this == ANNOTATION && character == '.');
      return annotation ? ANNOTATION_START : NONE;
    }
  }
}
