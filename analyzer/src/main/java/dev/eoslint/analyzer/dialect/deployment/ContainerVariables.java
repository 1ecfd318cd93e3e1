package dev.eoslint.analyzer.dialect.deployment;

import dev.eoslint.analyzer.config.ConfigEntry;
import dev.eoslint.analyzer.config.placeholder.PlaceholderSyntax;
import dev.eoslint.analyzer.config.placeholder.Placeholders;
import dev.eoslint.analyzer.config.placeholder.PropertyLookup;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Collects what a manifest sets for a container, in the order in which later settings win. */
final class ContainerVariables {

  private static final Set<String> JAVA_OPTIONS =
      Set.of("JAVA_OPTS", "JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS", "JAVA_OPTIONS");

  private final Map<String, Value> variables = new LinkedHashMap<>();

  /** Sets a variable. */
  void set(String name, Value value) {
    variables.put(name, value);
  }

  /** Sets a variable that may or may not be set. */
  void setPerhaps(String name, Value value) {
    boolean certain = value.hasPart(Value.PerInstance.class);
    variables.put(
        name, certain ? value : new Value.External(name, Optional.empty(), value.origins()));
  }

  /**
   * Sets a property to what a file in the container states, which overrides files inside the
   * program. Its place inside that file is not known, so that its text proves nothing.
   */
  void setFromMountedFile(String name, String text, Site site) {
    setPerhaps(name, Placeholders.resolve(text, site, PlaceholderSyntax.PROPERTIES, lookup()));
  }

  /**
   * Sets a variable to what an entry holds, which may name earlier variables. Options of the
   * virtual machine in it set properties too.
   */
  void set(String name, ConfigEntry entry, ManifestView view) {
    if (JAVA_OPTIONS.contains(name)) {
      addArguments(entry.value(), entry.site());
    }
    Value value = view.value(entry, lookup());
    if (view.isCertain(entry) && !value.hasPart(Value.Unknown.class)) {
      variables.put(name, value);
    } else {
      setPerhaps(name, value);
    }
  }

  /** Adds what a command line sets. */
  void addArguments(String commandLine, Site site) {
    for (CommandLines.Assignment assignment : CommandLines.assignments(commandLine)) {
      variables.put(assignment.name(), assigned(assignment, site));
    }
  }

  private Value assigned(CommandLines.Assignment assignment, Site site) {
    if (CommandLines.readsOwnName(assignment.value())) {
      return new Value.PerInstance("host name in " + assignment.name(), List.of(site));
    }
    Value value = Placeholders.resolve(assignment.value(), site, PlaceholderSyntax.SHELL, lookup());
    return value.hasPart(Value.Unknown.class)
        ? new Value.External(assignment.name(), Optional.empty(), List.of(site))
        : value;
  }

  private PropertyLookup lookup() {
    return name -> Optional.ofNullable(variables.get(name));
  }

  /** Returns what is set, each with one value, the later settings last. */
  Map<String, List<Value>> toMap() {
    Map<String, List<Value>> map = new LinkedHashMap<>();
    variables.forEach((name, value) -> map.put(name, List.of(value)));
    return map;
  }
}
