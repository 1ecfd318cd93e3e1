package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.dialect.deployment.Workload.Platform;
import dev.eoslint.analyzer.model.ApplicationModule;
import dev.eoslint.analyzer.model.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the deployment files of a tree set in the environment of its modules: environment variables,
 * and properties that command lines set.
 *
 * <p>A variable is {@link Value.PerInstance} if any file takes it from the pod. It is known if each
 * file that runs the module sets it to the same text. A Compose file with a single instance is no
 * proof of a text, because such a file may well serve one developer; then, and wherever files
 * differ, the variable is {@link Value.External}: set, but nobody knows to what.
 */
public final class DeploymentEnvironment {

  private final Map<ApplicationModule, Map<String, Value>> variables;

  private DeploymentEnvironment(Map<ApplicationModule, Map<String, Value>> variables) {
    this.variables = variables;
  }

  /**
   * Returns the environment that workloads give to modules.
   *
   * @param running the workloads that run each module
   * @param possible workloads that may run a module; what they set is set to nobody knows what
   */
  static DeploymentEnvironment of(
      Map<ApplicationModule, List<Workload>> running,
      Map<ApplicationModule, List<Workload>> possible) {
    Map<ApplicationModule, Map<String, Value>> variables = new HashMap<>();
    running.forEach((module, workloads) -> variables.put(module, merged(workloads)));
    possible.forEach((module, workloads) -> variables.put(module, unsure(workloads)));
    return new DeploymentEnvironment(variables);
  }

  private static Map<String, Value> unsure(List<Workload> workloads) {
    Map<String, Value> variables = new LinkedHashMap<>();
    merged(workloads).forEach((name, value) -> variables.put(name, withoutText(name, value)));
    return Map.copyOf(variables);
  }

  /**
   * Returns what a variable is for the code of a module.
   *
   * @param name the name of the variable; a name with dots is a property of the command line
   * @return nothing if no file sets it
   */
  public Optional<Value> variable(ApplicationModule module, String name) {
    return Optional.ofNullable(variables(module).get(name));
  }

  /** Returns all variables that files set for the code of a module. */
  public Map<String, Value> variables(ApplicationModule module) {
    return variables.getOrDefault(module, Map.of());
  }

  private static Map<String, Value> merged(List<Workload> workloads) {
    Map<String, List<Value>> all = new LinkedHashMap<>();
    Map<String, Integer> setters = new HashMap<>();
    for (Workload workload : workloads) {
      Map<String, List<Value>> own = new LinkedHashMap<>();
      workload.containers().stream()
          .filter(container -> !ModuleMatching.isInfrastructure(container))
          .forEach(container -> collect(container.variables(), isProof(workload), own));
      own.forEach(
          (name, values) -> {
            collect(Map.of(name, values), true, all);
            setters.merge(name, 1, Integer::sum);
          });
    }
    Map<String, Value> merged = new LinkedHashMap<>();
    all.forEach(
        (name, values) ->
            merged.put(
                name, merged(name, values, setters.getOrDefault(name, 0) == workloads.size())));
    return Map.copyOf(merged);
  }

  private static boolean isProof(Workload workload) {
    return workload.platform() != Platform.COMPOSE || workload.count().number() > 1;
  }

  private static void collect(
      Map<String, List<Value>> variables, boolean proof, Map<String, List<Value>> into) {
    variables.forEach(
        (name, values) -> {
          List<Value> known = into.computeIfAbsent(name, unused -> new ArrayList<>());
          values.forEach(value -> known.add(proof ? value : withoutText(name, value)));
        });
  }

  private static Value withoutText(String name, Value value) {
    return value.text().isPresent()
        ? new Value.External(name, Optional.empty(), value.origins())
        : value;
  }

  private static Value merged(String name, List<Value> values, boolean setByAll) {
    Optional<Value> perInstance =
        values.stream().filter(value -> value.hasPart(Value.PerInstance.class)).findFirst();
    if (perInstance.isPresent()) {
      return perInstance.get();
    }
    Value first = values.get(0);
    boolean same = setByAll && values.stream().allMatch(first::sameMeaning);
    return same ? first : new Value.External(name, Optional.empty(), first.origins());
  }
}
