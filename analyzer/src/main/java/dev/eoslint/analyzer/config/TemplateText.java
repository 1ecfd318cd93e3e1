package dev.eoslint.analyzer.config;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text whose template expressions are masked, so that a YAML parser can read the rest.
 *
 * <p>Known are {@code {{ }}} of Helm, Jinja and others, {@code {% %}} and {@code {# #}} of Jinja,
 * and {@code @name@} of Maven's resource filtering. An expression inside a line becomes a run of
 * private-use characters of the same width; a line of nothing but expressions, and a line that
 * starts with a control expression, becomes blank. All positions stay.
 */
final class TemplateText {

  /** Longer texts between braces are no expression that anybody wrote. */
  private static final int MAXIMUM_LENGTH = 4_000;

  private static final char MASK_START = '\uE000';
  private static final char MASK_REST = '\uE001';

  /** Maven's default delimiter; only between characters that cannot belong to an address. */
  private static final Pattern FILTERED_NAME =
      Pattern.compile("(?<![\\w@.])@[A-Za-z][\\w.-]*+@(?![\\w@])");

  private static final Pattern COMMENT_START = Pattern.compile("\\{\\{-?\\s*+/\\*");

  private static final Pattern CONTROL =
      Pattern.compile(
          "\\{[%#](?s:.*)"
              + "|\\{\\{-?\\s*(?:/\\*(?s:.*)|\\$\\w*\\s*:?=(?s:.*)"
              + "|(?:if|else|end|range|with|define|block|template|break|continue)\\b(?s:.*))");

  private final String content;
  private final String masked;
  private final List<Expression> expressions;
  private final boolean template;

  private TemplateText(
      String content, String masked, List<Expression> expressions, boolean template) {
    this.content = content;
    this.masked = masked;
    this.expressions = expressions;
    this.template = template;
  }

  /** Returns the text with its expressions found. */
  static TemplateText of(String content) {
    if (!content.contains("{{")
        && !content.contains("{%")
        && !content.contains("{#")
        && content.indexOf('@') < 0) {
      return new TemplateText(content, content, List.of(), false);
    }
    return new Masking(content, expressions(content)).result();
  }

  private static List<Expression> expressions(String content) {
    List<Expression> expressions = new ArrayList<>();
    Matcher filteredName = FILTERED_NAME.matcher(content).useTransparentBounds(true);
    int index = 0;
    while (index < content.length()) {
      int end = index;
      if (content.charAt(index) == '{') {
        end = endOfExpression(content, index);
      } else if (content.charAt(index) == '@'
          && filteredName.region(index, content.length()).lookingAt()) {
        end = filteredName.end();
      }
      if (end > index) {
        boolean control = CONTROL.matcher(content.substring(index, end)).matches();
        expressions.add(new Expression(index, end, control));
      }
      index = Math.max(end, index + 1);
    }
    return expressions;
  }

  /** Returns the offset after the expression that starts here; {@code start} if none does. */
  private static int endOfExpression(String content, int start) {
    if (content.startsWith("{{", start)) {
      int from = endOfComment(content, start);
      int end = endOf(content, start, Math.max(from, start + 2), "}}");
      return end > start && content.startsWith("{{{", start) && content.startsWith("}", end)
          ? end + 1
          : end;
    }
    if (content.startsWith("{%", start)) {
      return endOf(content, start, start + 2, "%}");
    }
    boolean startsLine = content.startsWith("{#", start) && isBlankBefore(content, start);
    return startsLine ? endOf(content, start, start + 2, "#}") : start;
  }

  /**
   * Returns the offset of the end of the comment that an expression consists of, else its start.
   */
  private static int endOfComment(String content, int start) {
    if (!COMMENT_START.matcher(content).region(start, content.length()).lookingAt()) {
      return start;
    }
    return Math.max(start, content.indexOf("*/", start));
  }

  private static int endOf(String content, int start, int from, String closing) {
    String reach = content.substring(start, Math.min(from + MAXIMUM_LENGTH, content.length()));
    int end = reach.indexOf(closing, from - start);
    int nested = reach.indexOf(reach.substring(0, 2), from - start + 1);
    return end < 0 || (nested >= 0 && nested < end) ? start : start + end + closing.length();
  }

  private static boolean isBlankBefore(String content, int offset) {
    int index = offset - 1;
    while (index >= 0 && (content.charAt(index) == ' ' || content.charAt(index) == '\t')) {
      index--;
    }
    return index < 0 || content.charAt(index) == '\n' || content.charAt(index) == '\r';
  }

  /** Returns the text in which a parser sees no expression; it has the length of the original. */
  String masked() {
    return masked;
  }

  /** Returns whether the text must be rendered before it is what its name says. */
  boolean isTemplate() {
    return template;
  }

  /**
   * Returns a parsed value with its expressions as they are written.
   *
   * @param value what the parser made of the masked text between the offsets
   * @param start offset of the first character of the value
   * @param end offset after the last character of the value
   */
  String restored(String value, int start, int end) {
    if (expressions.isEmpty() || value.indexOf(MASK_START) < 0) {
      return value;
    }
    StringBuilder restored = new StringBuilder();
    int next = firstFrom(start);
    for (int index = 0; index < value.length(); index++) {
      char character = value.charAt(index);
      boolean masked = character == MASK_START || character == MASK_REST;
      if (!masked) {
        restored.append(character);
      } else if (character == MASK_START
          && next < expressions.size()
          && expressions.get(next).start() < end) {
        Expression expression = expressions.get(next++);
        restored.append(content, expression.start(), expression.end());
      }
    }
    return restored.toString();
  }

  /** Returns the index of the first expression that starts at or after an offset. */
  private int firstFrom(int offset) {
    int low = 0;
    int high = expressions.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (expressions.get(middle).start() < offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /**
   * An expression of the text.
   *
   * @param start offset of its first brace
   * @param end offset after its last brace
   * @param control whether it steers the rendering and stands for no value
   */
  private record Expression(int start, int end, boolean control) {}

  /** Replaces expressions by characters that a YAML parser takes for ordinary text. */
  private static final class Masking {

    private final String content;
    private final List<Expression> expressions;
    private final List<Expression> masks = new ArrayList<>();
    private final char[] masked;
    private boolean template;

    /** Between these offsets no line ends; kept since many expressions may share a long line. */
    private int knownOffset = -1;

    private int knownLineEnd = -1;

    Masking(String content, List<Expression> expressions) {
      this.content = content;
      this.expressions = expressions;
      this.masked = content.toCharArray();
    }

    TemplateText result() {
      int index = 0;
      while (index < expressions.size()) {
        int lineStart = lineStart(expressions.get(index).start());
        int last = index;
        while (last + 1 < expressions.size()
            && expressions.get(last + 1).start() < lineEnd(expressions.get(last).end())) {
          last++;
        }
        maskLines(lineStart, expressions.subList(index, last + 1));
        index = last + 1;
      }
      return new TemplateText(content, new String(masked), List.copyOf(masks), template);
    }

    /** Masks expressions that share their lines with each other. */
    private void maskLines(int lineStart, List<Expression> together) {
      Expression first = together.get(0);
      int lineEnd = lineEnd(together.get(together.size() - 1).end());
      boolean startsLine = content.substring(lineStart, first.start()).isBlank();
      boolean alone = startsLine && isOnlyExpressions(together, lineEnd);
      template |= first.control() || isUnquoted(lineStart, first.start());
      if (alone || (startsLine && first.control())) {
        blank(lineStart, lineEnd);
        return;
      }
      for (Expression expression : together) {
        mask(expression);
      }
    }

    private boolean isOnlyExpressions(List<Expression> together, int lineEnd) {
      for (int index = 0; index < together.size(); index++) {
        int end = index + 1 < together.size() ? together.get(index + 1).start() : lineEnd;
        if (!content.substring(together.get(index).end(), end).isBlank()) {
          return false;
        }
      }
      return content.charAt(together.get(0).start()) == '{';
    }

    private boolean isUnquoted(int lineStart, int start) {
      String before = content.substring(lineStart, start);
      return content.charAt(start) == '{'
          && before.indexOf('"') < 0
          && before.indexOf('\'') < 0
          && before.indexOf('#') < 0
          && !before.endsWith("$");
    }

    /** An expression of several lines keeps its first line; what follows it there becomes blank. */
    private void mask(Expression expression) {
      masks.add(expression);
      int firstLineEnd = Math.min(lineEnd(expression.start()), expression.end());
      for (int index = expression.start(); index < firstLineEnd; index++) {
        masked[index] = MASK_REST;
      }
      masked[expression.start()] = MASK_START;
      if (firstLineEnd < expression.end()) {
        blank(firstLineEnd, lineEnd(expression.end()));
      }
    }

    private void blank(int start, int end) {
      for (int index = start; index < end; index++) {
        if (!isLineEnd(masked[index])) {
          masked[index] = ' ';
        }
      }
    }

    private int lineStart(int offset) {
      int start = offset;
      while (start > 0 && !isLineEnd(content.charAt(start - 1))) {
        start--;
      }
      return start;
    }

    private int lineEnd(int offset) {
      if (offset < knownOffset || offset > knownLineEnd) {
        knownOffset = offset;
        knownLineEnd = offset;
        while (knownLineEnd < content.length() && !isLineEnd(content.charAt(knownLineEnd))) {
          knownLineEnd++;
        }
      }
      return knownLineEnd;
    }

    private static boolean isLineEnd(char character) {
      return character == '\n' || character == '\r';
    }
  }
}
