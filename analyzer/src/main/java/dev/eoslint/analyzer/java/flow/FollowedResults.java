package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.PossibleConstants;
import dev.eoslint.analyzer.model.Site;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Tells which results of methods flags follow from the way that led to them to what uses them. */
final class FollowedResults {

  private final Map<TypeSymbol, Set<Site>> known = new HashMap<>();

  /** How far flags tell the caller which way led to what a method returns. */
  enum Extent {
    /** On all ways. */
    WHOLE {
      @Override
      void leave(Exits exits) {}
    },
    /** On those ways that return a known constant of an enum. */
    CONSTANTS {
      @Override
      void leave(Exits exits) {
        ReturnedFailures.forgetUntold(exits);
      }
    },
    /** On none. */
    NONE {
      @Override
      void leave(Exits exits) {
        ReturnedFailures.forget(exits);
      }
    };

    /** Forgets the failures that the caller may learn of otherwise. */
    abstract void leave(Exits exits);
  }

  /**
   * Returns how far what {@code method} returns is followed. Booleans are; constants of an enum are
   * where the caller does with them only what flags follow.
   *
   * @param call where the method is called
   * @param caller the code that calls it
   */
  Extent by(MethodSymbol method, Site call, Frame caller) {
    JavaType type = method.owner().resolve(method.declaration().returnType());
    return isOutcome(type) && isUsedPlainly(call, caller) ? Extent.CONSTANTS : byUnseen(method);
  }

  /** Returns how far callers out of view are told which way led to what {@code method} returns. */
  static Extent byUnseen(MethodSymbol method) {
    return isBoolean(method.owner().resolve(method.declaration().returnType()))
        ? Extent.WHOLE
        : Extent.NONE;
  }

  /**
   * Returns whether code does only what flags follow with the result of the call at {@code part},
   * or with the local variable that is assigned there.
   */
  boolean isUsedPlainly(Site part, Frame code) {
    Set<Site> plain = known.get(code.type());
    if (plain == null) {
      plain = ResultUses.plainIn(code.type());
      known.put(code.type(), plain);
    }
    return plain.contains(part);
  }

  private static boolean isBoolean(JavaType type) {
    return type.is("boolean") || type.is("java.lang.Boolean");
  }

  private static boolean isOutcome(JavaType type) {
    return type.arrayDepth() == 0
        && type.symbol().filter(PossibleConstants::areToldApart).isPresent();
  }
}
