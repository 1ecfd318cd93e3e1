package dev.eoslint.analyzer.dialect.container;

import dev.eoslint.analyzer.java.flow.TreeWalk;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.tree.Expression;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
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
    AtomicBoolean found = new AtomicBoolean();
    TreeWalk walk =
        new TreeWalk(
            part -> {
              if (part instanceof Expression.Call call && TAKING.matcher(call.name()).matches()) {
                found.set(true);
              }
            });
    method.declaration().body().ifPresent(walk::visit);
    return found.get();
  }
}
