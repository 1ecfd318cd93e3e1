package dev.eoslint.analyzer.java.value;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The local variables of the call that runs, and of those around it. Changed in place. */
final class LocalVariables {

  private SharedMap<String, AbstractValue> values;
  private int activation;
  private Optional<Locals> caller;

  private LocalVariables(
      SharedMap<String, AbstractValue> values, int activation, Optional<Locals> caller) {
    this.values = values;
    this.activation = activation;
    this.caller = caller;
  }

  /** Returns the variables of no call. */
  static LocalVariables none() {
    return new LocalVariables(SharedMap.empty(), 0, Optional.empty());
  }

  LocalVariables copy() {
    return new LocalVariables(values.copy(), activation, caller);
  }

  Optional<AbstractValue> get(String name) {
    return values.get(name);
  }

  void put(String name, AbstractValue value) {
    values.put(name, value);
  }

  void remove(String name) {
    values.remove(name);
  }

  void keep(Set<String> names) {
    values.removeKeysIf(name -> !names.contains(name));
  }

  /** Returns the variables by name, which may change later. */
  Map<String, AbstractValue> view() {
    return values.view();
  }

  /** Returns what tells the call from others; later ones have greater numbers. */
  int activation() {
    return activation;
  }

  /** Returns those of the call around. */
  Optional<Locals> caller() {
    return caller;
  }

  Locals snapshot() {
    return new Locals(Map.copyOf(values.view()), activation, caller);
  }

  void enter(Map<String, AbstractValue> arguments, int newActivation) {
    caller = Optional.of(snapshot());
    values = SharedMap.copyOf(arguments);
    activation = newActivation;
  }

  void restore(Locals locals) {
    values = SharedMap.copyOf(locals.variables());
    activation = locals.activation();
    caller = locals.caller();
  }

  /** Keeps what is a variable on both paths. */
  void joinWith(LocalVariables other) {
    if (values.isUnchangedFrom(other.values)) {
      return;
    }
    Map<String, AbstractValue> common = new LinkedHashMap<>();
    values
        .view()
        .forEach(
            (name, value) ->
                other
                    .get(name)
                    .ifPresent(there -> common.put(name, AbstractValue.join(value, there))));
    values = SharedMap.copyOf(common);
  }

  /** Gives the object {@code id} the name {@code name}. */
  void rename(int id, int name) {
    Map.copyOf(values.view())
        .forEach(
            (variable, value) -> {
              if (value.references().contains(id)) {
                values.put(variable, value.renamed(id, name));
              }
            });
  }
}
