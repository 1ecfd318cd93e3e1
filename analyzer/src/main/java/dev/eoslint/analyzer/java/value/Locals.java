package dev.eoslint.analyzer.java.value;

import java.util.Map;
import java.util.Optional;

/**
 * The local variables of one call at some point.
 *
 * @param variables the values by name
 * @param activation tells calls apart; later ones have greater numbers
 * @param caller those of the call around it
 */
public record Locals(
    Map<String, AbstractValue> variables, int activation, Optional<Locals> caller) {}
