package dev.eoslint.analyzer.dialect.container;

import dev.eoslint.analyzer.java.flow.CalledNames;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.tree.Annotation;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What may let one thread in at a time, whatever library it comes from: locks of another machine,
 * flags that are set where they were not set, permits, annotations.
 */
public final class Guards {

  private static final Pattern TAKING =
      Pattern.compile(
          ".*([lL]ock|[aA]cquire|[pP]ermit|compareAnd|getAndSet|IfAbsent|[eE]xclusive).*"
              + "|take|enter");

  private static final Pattern EXCLUDING =
      Pattern.compile(".*(Lock|Synchronized|Bulkhead|Mutex|Exclusive|Serial).*");

  private Guards() {}

  /**
   * Returns whether code of one of {@code methods}, or what annotates them, may keep others out.
   */
  public static boolean canKeepOut(List<MethodSymbol> methods) {
    return methods.stream().anyMatch(method -> isAnnotated(method) || takes(method));
  }

  private static boolean isAnnotated(MethodSymbol method) {
    return Stream.concat(
            method.declaration().annotations().stream(),
            method.owner().declaration().annotations().stream())
        .map(Annotation::simpleName)
        .anyMatch(name -> EXCLUDING.matcher(name).matches());
  }

  private static boolean takes(MethodSymbol method) {
    return CalledNames.in(method.declaration()).stream()
        .anyMatch(name -> TAKING.matcher(name).matches());
  }
}
