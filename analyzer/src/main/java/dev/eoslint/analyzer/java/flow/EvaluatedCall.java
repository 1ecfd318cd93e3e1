package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.model.Site;
import java.util.List;

/**
 * A call whose arguments are evaluated.
 *
 * @param name the name of the method
 * @param arguments what is passed to it
 * @param site where the call stands
 */
record EvaluatedCall(String name, List<AbstractValue> arguments, Site site) {

  EvaluatedCall {
    arguments = List.copyOf(arguments);
  }
}
