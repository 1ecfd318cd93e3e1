package dev.eoslint.analyzer.dialect.timing;

import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import java.util.Optional;

/** Tells readers of whole files apart, where no other semantics knows what is opened. */
public final class InputSemantics implements LibrarySemantics {

  @Override
  public boolean knowsType(String qualifiedName) {
    return Inputs.knowsType(qualifiedName);
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    return Inputs.open(invocation);
  }
}
