package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Variable;
import java.util.Optional;

/** What a framework does around the code of an application. Each framework answers for itself. */
public interface Surroundings {

  /**
   * Returns what the framework puts into a field or parameter: a configuration value, a bean.
   *
   * @param variable the field or parameter
   * @param owner the type that declares it
   */
  Optional<AbstractValue> inject(
      Variable variable, TypeSymbol owner, State state, Frame frame, Engine engine);

  /**
   * Returns the scope that the framework opens around {@code method}.
   *
   * @param frame the frame in which the method is about to run
   */
  Optional<Frame.EnclosingScope> around(MethodSymbol method, Frame frame);

  /**
   * Returns whether the framework runs {@code method} on another thread, so that a call of it
   * returns before.
   *
   * @param self the object that it is called on
   * @param frame the frame of the caller
   */
  default boolean runsElsewhere(MethodSymbol method, AbstractValue self, Frame frame) {
    return false;
  }

  /** Returns whether the framework fills objects of {@code type} with configuration. */
  default boolean fills(TypeSymbol type) {
    return false;
  }

  /**
   * Writes into the fields of {@code object} what the framework takes from the configuration.
   *
   * @param object an object of {@code type} that was just constructed
   */
  default void fill(AbstractValue object, TypeSymbol type, State state) {}
}
