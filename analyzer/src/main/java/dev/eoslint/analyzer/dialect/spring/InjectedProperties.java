package dev.eoslint.analyzer.dialect.spring;

import dev.eoslint.analyzer.config.spring.SpringEnvironment;
import dev.eoslint.analyzer.dialect.Configurations;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Engine;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.State;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Single properties of the application's files that a framework injects.
 *
 * <p>Source: {@code @Value} of Spring and of Micronaut; {@code @ConfigProperty} of MicroProfile
 * Config, which Quarkus uses.
 */
final class InjectedProperties {

  private static final Set<String> WITH_PLACEHOLDERS =
      Set.of(
          "org.springframework.beans.factory.annotation.Value",
          "io.micronaut.context.annotation.Value");

  private static final String BY_NAME = "org.eclipse.microprofile.config.inject.ConfigProperty";

  private final Configurations configurations;

  InjectedProperties(Configurations configurations) {
    this.configurations = configurations;
  }

  /** Returns what the annotations of a field or parameter ask for, if they ask for a property. */
  Optional<AbstractValue> value(
      List<Annotation> annotations, TypeSymbol owner, State state, Frame frame, Engine engine) {
    for (Annotation annotation : annotations) {
      String meaning = Annotations.means(annotation, owner);
      if (WITH_PLACEHOLDERS.contains(meaning)) {
        Optional<String> text = text(annotation, "value", owner, state, frame, engine);
        return Optional.of(resolved(text, annotation, owner));
      } else if (meaning.equals(BY_NAME)) {
        Optional<String> name = text(annotation, "name", owner, state, frame, engine);
        Optional<String> otherwise = text(annotation, "defaultValue", owner, state, frame, engine);
        Optional<String> placeholder =
            name.filter(each -> !variesWithProfiles(each, owner))
                .map(each -> "${" + each + otherwise.map(":"::concat).orElse("") + "}");
        return Optional.of(resolved(placeholder, annotation, owner));
      }
    }
    return Optional.empty();
  }

  private static Optional<String> text(
      Annotation annotation,
      String member,
      TypeSymbol owner,
      State state,
      Frame frame,
      Engine engine) {
    return annotation
        .member(member)
        .flatMap(written -> engine.evaluate(written, owner, state, frame).text());
  }

  private AbstractValue resolved(Optional<String> text, Annotation annotation, TypeSymbol owner) {
    return text.map(
            written -> AbstractValue.of(environment(owner).resolve(written, annotation.site())))
        .orElseGet(AbstractValue::opaque);
  }

  /** Quarkus writes {@code %prod.name} for the value that holds in a profile. */
  private boolean variesWithProfiles(String name, TypeSymbol owner) {
    return environment(owner).views().stream()
        .flatMap(view -> view.all().stream())
        .anyMatch(each -> each.key().startsWith("%") && each.key().endsWith("." + name));
  }

  private SpringEnvironment environment(TypeSymbol owner) {
    return configurations.springEnvironment(owner.file().path());
  }
}
