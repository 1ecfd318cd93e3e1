package dev.eoslint.analyzer.java.scan;

import java.util.Optional;

/**
 * Tells which files the parser must not see.
 *
 * <p>JavaParser 3.28.2 looks ahead without a limit and cannot be interrupted. Its time doubles with
 * each block that stands in an expression inside of another such block, and is multiplied by about
 * four where the code has a syntax error; annotations inside of parentheses are worse still. Its
 * stack grows with every other kind of nesting. The figures below were measured with that version.
 */
public final class ParserGuard {

  /**
   * How deep blocks can stand in expressions inside of each other. In 19,000 files of six open
   * source projects the greatest depth is 4. With a syntax error depth 6 takes some tenths of a
   * second, depth 8 some seconds, and depth 12 does not end in a minute.
   */
  public static final int GREATEST_EXPRESSION_BLOCK_DEPTH = 6;

  /**
   * The same for text that is not balanced: the parser rejects it in the end, at the highest cost.
   */
  public static final int GREATEST_UNBALANCED_EXPRESSION_BLOCK_DEPTH = 4;

  /**
   * How deep annotations with arguments can stand inside of parentheses inside of each other. The
   * annotation of a parameter has depth 1, the greatest depth in the same files. At depth 4 the
   * parser can take seconds.
   */
  public static final int GREATEST_EMBEDDED_ANNOTATION_DEPTH = 2;

  /**
   * How deep everything else can stand inside of each other; in the same files it is 12. At 400
   * levels casts take a second, and the stack of a thread of default size overflows.
   */
  public static final int GREATEST_DEPTH = 200;

  private ParserGuard() {}

  /**
   * Returns why a file must not be parsed.
   *
   * @return one full sentence; empty when the file can be parsed
   */
  public static Optional<String> refuses(JavaScan scan) {
    return blocks(scan)
        .or(
            () ->
                check(
                    "annotations inside of parentheses",
                    scan.embeddedAnnotationDepth(),
                    GREATEST_EMBEDDED_ANNOTATION_DEPTH))
        .or(() -> check("parentheses", scan.parenthesisDepth(), GREATEST_DEPTH))
        .or(() -> check("annotations", scan.annotationDepth(), GREATEST_DEPTH))
        .or(() -> check("brackets", scan.bracketDepth(), GREATEST_DEPTH))
        .or(() -> check("array initializers", scan.arrayInitializerDepth(), GREATEST_DEPTH))
        .or(() -> check("blocks", scan.blockDepth(), GREATEST_DEPTH));
  }

  private static Optional<String> blocks(JavaScan scan) {
    String what = "blocks inside of expressions";
    int depth = scan.expressionBlockDepth();
    Optional<String> reason = check(what, depth, GREATEST_EXPRESSION_BLOCK_DEPTH);
    if (reason.isPresent() || scan.imbalance().isEmpty()) {
      return reason;
    }
    Imbalance imbalance = scan.imbalance().get();
    return check(
        "line %d is not balanced (%s) and %s"
            .formatted(imbalance.site().startLine(), imbalance.explanation(), what),
        depth,
        GREATEST_UNBALANCED_EXPRESSION_BLOCK_DEPTH);
  }

  private static Optional<String> check(String what, int depth, int greatest) {
    return depth <= greatest
        ? Optional.empty()
        : Optional.of(
            "The file was not analysed: %s are nested %d deep, and at most %d can be parsed."
                .formatted(what, depth, greatest));
  }
}
