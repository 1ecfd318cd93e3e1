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
  private final Map<Kind, Integer> depths = new EnumMap<>(Kind.class);
  private final Map<Kind, Integer> greatestDepths = new EnumMap<>(Kind.class);
  private int openBraces;

  /**
   * Opens a parenthesis.
   *
   * @param annotation whether the name of an annotation stands before it
   */
  void openParenthesis(int offset, boolean annotation) {
    if (!annotation) {
      push(new Opening(Kind.PARENTHESIS, offset, Context.PARENTHESIS));
    } else if (context() == Context.PARENTHESIS) {
      push(new Opening(Kind.EMBEDDED_ANNOTATION, offset, Context.ANNOTATION));
    } else {
      push(new Opening(Kind.ANNOTATION, offset, Context.ANNOTATION));
    }
  }

  /** Opens a bracket. */
  void openBracket(int offset) {
    push(new Opening(Kind.BRACKET, offset, context()));
  }

  /**
   * Opens a brace.
   *
   * @param previous the last character before it that is no blank and stands in no comment
   */
  void openBrace(int offset, char previous) {
    openBraces++;
    if (startsArray(previous)) {
      push(new Opening(Kind.ARRAY_INITIALIZER, offset, context()));
    } else if (context() == Context.PARENTHESIS) {
      push(new Opening(Kind.ARGUMENT_BLOCK, offset, Context.NEITHER));
    } else {
      push(new Opening(Kind.BLOCK, offset, Context.NEITHER));
    }
  }

  /**
   * Closes the last opening if it is of the same form.
   *
   * @param opening the opening character that belongs to the closing one: {@code (} or {@code [}
   * @return false, and nothing is closed, when another form is open or nothing is
   */
  boolean close(char opening) {
    boolean matches = top().filter(last -> last.kind().character() == opening).isPresent();
    if (matches) {
      pop();
    }
    return matches;
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
    boolean matches = closed.kind().character() == '{';
    while (closed.kind().character() != '{') {
      closed = pop();
    }
    return matches;
  }

  /** Returns the first of the openings that are not closed. */
  Optional<Opening> firstOpen() {
    return open.isEmpty() ? Optional.empty() : Optional.of(open.get(0));
  }

  /** Returns the last of the openings that are not closed. */
  Optional<Opening> top() {
    return open.isEmpty() ? Optional.empty() : Optional.of(open.get(open.size() - 1));
  }

  /** Returns how many of a kind were open at the same time at most. */
  int greatestDepth(Kind kind) {
    return greatestDepths.getOrDefault(kind, 0);
  }

  private boolean startsArray(char previous) {
    return switch (previous) {
      case '=', ']', '(' -> true;
      case '{', ',' ->
          top().filter(opening -> opening.kind() == Kind.ARRAY_INITIALIZER).isPresent();
      default -> false;
    };
  }

  private Context context() {
    return top().map(Opening::context).orElse(Context.NEITHER);
  }

  private void push(Opening opening) {
    open.add(opening);
    int depth = depths.merge(opening.kind(), 1, Integer::sum);
    greatestDepths.merge(opening.kind(), depth, Math::max);
  }

  private Opening pop() {
    Opening last = open.remove(open.size() - 1);
    depths.merge(last.kind(), -1, Integer::sum);
    return last;
  }

  /** What can be open. */
  enum Kind {
    PARENTHESIS('('),
    /** The arguments of an annotation. */
    ANNOTATION('('),
    /** The arguments of an annotation that stands in a parenthesis. */
    EMBEDDED_ANNOTATION('('),
    BRACKET('['),
    ARRAY_INITIALIZER('{'),
    /** A block or body that stands in a parenthesis. */
    ARGUMENT_BLOCK('{'),
    /** Any other block or body. */
    BLOCK('{');

    private final char character;

    Kind(char character) {
      this.character = character;
    }

    char character() {
      return character;
    }
  }

  /** What stands around a place without a block in between. */
  enum Context {
    PARENTHESIS,
    ANNOTATION,
    NEITHER
  }

  /**
   * An opening.
   *
   * @param kind what is open
   * @param offset where it was opened
   * @param context what stands around things that open next
   */
  record Opening(Kind kind, int offset, Context context) {}
}
