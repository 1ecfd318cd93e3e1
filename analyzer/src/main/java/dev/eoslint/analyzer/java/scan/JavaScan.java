package dev.eoslint.analyzer.java.scan;

import java.util.List;
import java.util.Optional;

/**
 * What a look at Java text shows without parsing it. Depths count from 0 and are the greatest in
 * the text; where the text is not balanced they are estimates.
 *
 * @param comments all comments in the order of the text
 * @param argumentBlockDepth how deep blocks stand in each other that open inside of parentheses:
 *     bodies of lambdas and of anonymous classes that are arguments of a call
 * @param embeddedAnnotationDepth how deep the arguments of annotations stand in each other that are
 *     inside of a parenthesis which is not that of an annotation
 * @param annotationDepth how deep the arguments of all other annotations stand in each other
 * @param parenthesisDepth how deep all other parentheses stand in each other
 * @param bracketDepth how deep brackets stand in each other
 * @param arrayInitializerDepth how deep array initializers stand in each other
 * @param blockDepth how deep all other braces stand in each other
 * @param imbalance the first place where a partner is missing; empty when the text is balanced
 */
public record JavaScan(
    List<Comment> comments,
    int argumentBlockDepth,
    int embeddedAnnotationDepth,
    int annotationDepth,
    int parenthesisDepth,
    int bracketDepth,
    int arrayInitializerDepth,
    int blockDepth,
    Optional<Imbalance> imbalance) {

  /** Copies the list. */
  public JavaScan {
    comments = List.copyOf(comments);
  }
}
