package dev.eoslint.analyzer.dialect.spring;

import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.value.Frame;
import java.util.stream.Stream;

/** Beans that exist under a condition: a profile, a property, a missing other bean. */
public final class ConditionalBeans {

  private ConditionalBeans() {}

  /** Returns whether a condition of Spring decides on whether the code of {@code frame} runs. */
  public static boolean isAround(Frame frame) {
    return frame.entered().stream().anyMatch(ConditionalBeans::isConditional);
  }

  private static boolean isConditional(MethodSymbol method) {
    return Stream.concat(
            method.declaration().annotations().stream(),
            method.owner().declaration().annotations().stream())
        .map(Annotation::simpleName)
        .anyMatch(name -> name.equals("Profile") || name.startsWith("Conditional"));
  }
}
