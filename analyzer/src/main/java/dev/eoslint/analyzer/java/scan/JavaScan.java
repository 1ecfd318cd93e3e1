package dev.eoslint.analyzer.java.scan;

import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;

/**
 * What a look at Java text shows without parsing it. A depth is the greatest number of things of
 * one kind that are open at the same place; where the text is not balanced it is an estimate.
 *
 * @param comments all comments in the order of the text, with their delimiters but without the line
 *     end after a line comment
 * @param expressionBlockDepth depth of blocks that stand in an expression: bodies of lambdas, of
 *     cases with an arrow and of anonymous classes, and all blocks inside of parentheses
 * @param embeddedAnnotationDepth depth of arguments of annotations that stand in parentheses, such
 *     as those of parameters, or in another annotation without being a value of it
 * @param annotationDepth depth of arguments of all other annotations
 * @param parenthesisDepth depth of all other parentheses
 * @param bracketDepth depth of brackets
 * @param arrayInitializerDepth depth of array initializers
 * @param blockDepth depth of all other braces
 * @param imbalance the first place where a partner is missing; empty when the text is balanced
 */
public record JavaScan(
    List<Site> comments,
    int expressionBlockDepth,
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
