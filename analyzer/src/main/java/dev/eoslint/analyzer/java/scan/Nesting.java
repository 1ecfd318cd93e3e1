package dev.eoslint.analyzer.java.scan;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is open at a place of Java text, and how deep things stood in each other so far.
 *
 * <p>All operations together take time that is linear in their number.
 */
final class Nesting {

  private final List<Opening> open = new ArrayList<>();
  private final Map<Kind, Depth> depths = new EnumMap<>(Kind.class);
  private int openBraces;

  /** Opens a parenthesis that is not that of an annotation. */
  void openParenthesis(int offset, boolean creation) {
    push(new Opening(Kind.PARENTHESIS, offset, Context.EXPRESSION, creation));
  }

  /**
   * Opens the arguments of an annotation.
   *
   * @param before what stands before the annotation
   */
  void openAnnotation(int offset, Before before) {
    boolean member =
        context() == Context.ANNOTATION && (before == Before.ARRAY || before == Before.ELEMENT);
    boolean inAnnotation = isAnyOpen(Kind.ANNOTATION) || isAnyOpen(Kind.EMBEDDED_ANNOTATION);
    boolean embedded = context() == Context.EXPRESSION || (inAnnotation && !member);
    Kind kind = embedded ? Kind.EMBEDDED_ANNOTATION : Kind.ANNOTATION;
    push(new Opening(kind, offset, Context.ANNOTATION, false));
  }

  /** Opens a bracket. */
  void openBracket(int offset) {
    push(new Opening(Kind.BRACKET, offset, context(), false));
  }

  /** Opens a brace. */
  void openBrace(int offset, Before before) {
    openBraces++;
    boolean element = before == Before.ELEMENT && isLast(Kind.ARRAY_INITIALIZER);
    if (before == Before.ARRAY || element) {
      Context context = context() == Context.ANNOTATION ? Context.ANNOTATION : Context.EXPRESSION;
      push(new Opening(Kind.ARRAY_INITIALIZER, offset, context, false));
      return;
    }
    boolean inExpression =
        context() != Context.STATEMENT || before == Before.ARROW || before == Before.CREATION;
    Kind kind = inExpression ? Kind.EXPRESSION_BLOCK : Kind.BLOCK;
    push(new Opening(kind, offset, Context.STATEMENT, false));
  }

  /**
   * Closes the last opening if it has the same form.
   *
   * @param form the opening character that belongs to the closing one: {@code (} or {@code [}
   * @return what was closed; empty, and nothing is closed, when another form is open or nothing is
   */
  Optional<Opening> close(char form) {
    Optional<Opening> last = last();
    if (last.isEmpty() || last.get().kind().form() != form) {
      return Optional.empty();
    }
    return Optional.of(pop());
  }

  /**
   * Closes the last brace and all that was opened since.
   *
   * @return false when anything else was open or no brace is
   */
  boolean closeBrace() {
    if (openBraces == 0) {
      return false;
    }
    openBraces--;
    Opening closed = pop();
    boolean matches = closed.kind().form() == '{';
    while (closed.kind().form() != '{') {
      closed = pop();
    }
    return matches;
  }

  /** Returns the first of the openings that are not closed. */
  Optional<Opening> first() {
    return open.isEmpty() ? Optional.empty() : Optional.of(open.get(0));
  }

  /** Returns the last of the openings that are not closed. */
  Optional<Opening> last() {
    return open.isEmpty() ? Optional.empty() : Optional.of(open.get(open.size() - 1));
  }

  /** Returns how many of a kind were open at the same time at most. */
  int greatestDepth(Kind kind) {
    return depth(kind).greatest;
  }

  private boolean isLast(Kind kind) {
    return !open.isEmpty() && open.get(open.size() - 1).kind() == kind;
  }

  private boolean isAnyOpen(Kind kind) {
    return depth(kind).current > 0;
  }

  private Context context() {
    return open.isEmpty() ? Context.STATEMENT : open.get(open.size() - 1).context();
  }

  private void push(Opening opening) {
    open.add(opening);
    Depth depth = depth(opening.kind());
    depth.current++;
    depth.greatest = Math.max(depth.greatest, depth.current);
  }

  private Opening pop() {
    Opening last = open.remove(open.size() - 1);
    depth(last.kind()).current--;
    return last;
  }

  private Depth depth(Kind kind) {
    return depths.computeIfAbsent(kind, unused -> new Depth());
  }

  /** What can be open. */
  enum Kind {
    PARENTHESIS('('),
    /** The arguments of an annotation. */
    ANNOTATION('('),
    /** The arguments of an annotation in an expression, or in another one but not as its value. */
    EMBEDDED_ANNOTATION('('),
    BRACKET('['),
    ARRAY_INITIALIZER('{'),
    /** A block that stands in an expression. */
    EXPRESSION_BLOCK('{'),
    /** Any other block or body. */
    BLOCK('{');

    private final char form;

    Kind(char form) {
      this.form = form;
    }

    /** Returns the opening character. */
    char form() {
      return form;
    }
  }

  /** What stands around a place. */
  enum Context {
    EXPRESSION,
    ANNOTATION,
    STATEMENT
  }

  /** What stands before a place, as far as it tells what a brace or an annotation means. */
  enum Before {
    /** An equals sign, a bracket or a parenthesis: an array can follow. */
    ARRAY,
    /** A brace or a comma: an element of an array can follow. */
    ELEMENT,
    /** The arrow of a lambda or of a case. */
    ARROW,
    /** The arguments with which an object is made: the body of an anonymous class can follow. */
    CREATION,
    /** Anything else. */
    OTHER
  }

  /**
   * An opening.
   *
   * @param kind what is open
   * @param offset where it was opened
   * @param context what stands around things that open next
   * @param creation whether it holds the arguments with which an object is made
   */
  record Opening(Kind kind, int offset, Context context, boolean creation) {}

  private static final class Depth {
    private int current;
    private int greatest;
  }
}
