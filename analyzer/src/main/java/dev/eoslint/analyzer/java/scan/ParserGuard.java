package dev.eoslint.analyzer.java.scan;

import java.util.Optional;

/**
 * Tells which files the parser must not see.
 *
 * <p>JavaParser 3.28.2 looks ahead without a limit. Its time doubles, and in broken code
 * quadruples, with each block that stands as an argument inside of another, and grows even faster
 * with annotations inside of parentheses; 16 levels take seconds, 30 never end. It cannot be
 * interrupted. Its stack grows with every other kind of nesting.
 */
public final class ParserGuard {

  /**
   * How deep blocks can stand in each other as arguments. Among 19,000 files of open applications
   * the greatest depth is 4. Code of this depth parses in milliseconds; with a syntax error it
   * takes some tenths of a second, at depth 8 some seconds.
   */
  public static final int GREATEST_ARGUMENT_BLOCK_DEPTH = 6;

  /**
   * The same for text that is not balanced, which the parser rejects in the end and which costs it
   * most.
   */
  public static final int GREATEST_UNBALANCED_ARGUMENT_BLOCK_DEPTH = 4;

  /**
   * How deep annotations with arguments can stand in each other by way of parentheses. Parameters
   * of methods have depth 1; valid code has hardly more. At depth 4 the parser can take seconds.
   */
  public static final int GREATEST_EMBEDDED_ANNOTATION_DEPTH = 2;

  /**
   * How deep everything else can stand in each other. At a few hundred levels casts take a second
   * and the stack of a thread of default size overflows.
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
    String what = "blocks inside of call arguments";
    int depth = scan.argumentBlockDepth();
    Optional<String> reason = check(what, depth, GREATEST_ARGUMENT_BLOCK_DEPTH);
    if (reason.isPresent() || scan.imbalance().isEmpty()) {
      return reason;
    }
    Imbalance imbalance = scan.imbalance().get();
    return check(
        "line %d is not balanced (%s) and %s"
            .formatted(imbalance.site().startLine(), imbalance.explanation(), what),
        depth,
        GREATEST_UNBALANCED_ARGUMENT_BLOCK_DEPTH);
  }

  private static Optional<String> check(String what, int depth, int greatest) {
    return depth <= greatest
        ? Optional.empty()
        : Optional.of(
            "The file was not analysed: %s are nested %d deep, and at most %d can be parsed."
                .formatted(what, depth, greatest));
  }
}
