package dev.eoslint.analyzer.dialect.spring;

import dev.eoslint.analyzer.config.spring.SpringProperties;
import dev.eoslint.analyzer.dialect.Configurations;
import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.jdk.ExternalValues;
import java.util.List;
import java.util.Optional;

/** What the classes of Spring Kafka do, each group in a class of its own. */
final class SpringKafkaSemantics implements LibrarySemantics {

  /** Attribute of templates and managers: their producer factory. */
  static final String FACTORY = "producer factory";

  private final Configurations configurations;
  private final ContainerSemantics containers;
  private final List<LibrarySemantics> parts;

  SpringKafkaSemantics(Configurations configurations, ApplicationFacts facts) {
    this.configurations = configurations;
    this.containers = new ContainerSemantics(facts);
    this.parts =
        List.of(
            new FactorySemantics(facts),
            new TemplateSemantics(facts),
            containers,
            new AcknowledgmentSemantics(facts),
            new BootPropertiesSemantics(configurations));
  }

  @Override
  public boolean knowsType(String qualifiedName) {
    return SpringNames.contains(qualifiedName);
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    String type = invocation.type().map(known -> known.name()).orElse("");
    if (type.isEmpty()) {
      containers.noteSetter(invocation);
    }
    if (!SpringTypes.isKnown(type)) {
      return Optional.empty();
    } else if (type.equals(SpringTypes.ENVIRONMENT)) {
      return environmentProperty(invocation);
    }
    for (LibrarySemantics part : parts) {
      Optional<AbstractValue> result = part.call(invocation);
      if (result.isPresent()) {
        return result;
      }
    }
    return Optional.empty();
  }

  private Optional<AbstractValue> environmentProperty(Invocation invocation) {
    boolean reads =
        invocation.method().equals("getProperty")
            || invocation.method().equals("getRequiredProperty");
    Optional<String> name =
        invocation.argument(0).flatMap(AbstractValue::text).filter(text -> reads);
    if (name.isEmpty()) {
      return Optional.empty();
    }
    SpringProperties properties =
        configurations
            .springEnvironment(invocation.frame().type().file().path())
            .properties(Optional.empty());
    AbstractValue value =
        AbstractValue.of(properties.resolve("${" + name.get() + "}", invocation.site()));
    return Optional.of(
        invocation
            .argument(1)
            .filter(fallback -> fallback.text().isPresent())
            .map(fallback -> ExternalValues.withDefault(value, fallback))
            .orElse(value));
  }
}
