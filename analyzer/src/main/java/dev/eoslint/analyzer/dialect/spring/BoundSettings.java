package dev.eoslint.analyzer.dialect.spring;

import dev.eoslint.analyzer.config.spring.SpringEnvironment;
import dev.eoslint.analyzer.config.spring.SpringProperties;
import dev.eoslint.analyzer.config.spring.SpringProperty;
import dev.eoslint.analyzer.dialect.Configurations;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.ConfigMap.Entry;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.State;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Classes and records whose objects Spring Boot fills from the properties of the application.
 *
 * <p>Source: <i>Type-safe Configuration Properties</i> in the reference of Spring Boot.
 */
final class BoundSettings {

  private static final String ANNOTATION =
      "org.springframework.boot.context.properties.ConfigurationProperties";

  /** Classes inside of classes beyond these are not filled. */
  private static final int DEEPEST = 4;

  private static final Set<String> PLAIN =
      Set.of(
          "java.lang.String",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Short",
          "java.lang.Boolean",
          "int",
          "long",
          "short",
          "boolean");

  private static final Set<String> MAPS = Set.of("java.util.Map", "java.util.Properties");

  private final SpringBeans beans;
  private final Configurations configurations;

  BoundSettings(SpringBeans beans, Configurations configurations) {
    this.beans = beans;
    this.configurations = configurations;
  }

  /** Returns whether Spring Boot fills the objects of {@code type}. */
  boolean contains(TypeSymbol type) {
    return prefix(type).isPresent();
  }

  /** Writes what the properties say into {@code object}, one of {@code type}. */
  void fill(AbstractValue object, TypeSymbol type, State state) {
    prefix(type).ifPresent(prefix -> new Filling(environment(type), state).fill(object, prefix));
  }

  private SpringEnvironment environment(TypeSymbol type) {
    return configurations.springEnvironment(type.file().path());
  }

  private Optional<String> prefix(TypeSymbol type) {
    return Annotations.find(type.declaration().annotations(), ANNOTATION, type)
        .or(() -> beans.annotationOfMaker(type, ANNOTATION))
        .flatMap(BoundSettings::prefix);
  }

  private static Optional<String> prefix(Annotation annotation) {
    return annotation
        .member("prefix")
        .or(() -> annotation.member("value"))
        .filter(Expression.Literal.class::isInstance)
        .map(literal -> ((Expression.Literal) literal).text());
  }

  /** One object that is filled, with the objects inside of it. */
  private record Filling(SpringEnvironment environment, State state) {

    void fill(AbstractValue object, String prefix) {
      fill(object, prefix, DEEPEST);
    }

    private void fill(AbstractValue object, String prefix, int depth) {
      for (int id : object.references()) {
        state
            .object(new AbstractValue.Reference(id), Instance.class)
            .ifPresent(instance -> state.update(id, filled(instance, prefix, depth)));
      }
    }

    private Instance filled(Instance instance, String prefix, int depth) {
      Map<String, AbstractValue> fields = new LinkedHashMap<>(instance.fields());
      for (TypeSymbol declaring : instance.type().lineage()) {
        for (Variable field : declaring.declaration().fields()) {
          if (!field.isStatic()) {
            String name = prefix + "." + field.name();
            AbstractValue before = fields.getOrDefault(field.name(), AbstractValue.opaque());
            fields.put(field.name(), value(declaring.resolve(field.type()), name, before, depth));
          }
        }
      }
      return new Instance(instance.type(), fields, instance.creation());
    }

    private AbstractValue value(JavaType type, String name, AbstractValue before, int depth) {
      if (type.arrayDepth() > 0) {
        return AbstractValue.ofType(type);
      } else if (PLAIN.contains(type.name())) {
        return scalar(name, before);
      } else if (MAPS.contains(type.name())) {
        return map(name);
      } else if (depth > 0 && type.symbol().filter(Filling::holdsSettings).isPresent()) {
        return nested(type.symbol().get(), name, before, depth);
      }
      return isWritten(name) ? AbstractValue.ofType(type) : before;
    }

    /** What the code gives a field stays where no file has a property for it. */
    private AbstractValue scalar(String name, AbstractValue before) {
      List<AbstractValue> values = new ArrayList<>();
      for (SpringProperties view : environment.views()) {
        values.add(
            view.find(name)
                .map(property -> AbstractValue.of(property.value()))
                .orElseGet(() -> environment.complete() ? before : AbstractValue.opaque()));
      }
      return AbstractValue.join(values);
    }

    /** Entries that not every profile has are left open. */
    private AbstractValue map(String name) {
      List<SpringProperties> views = environment.views();
      ConfigMap map = entries(views.get(0), name);
      boolean same =
          environment.complete()
              && views.stream()
                  .allMatch(view -> entries(view, name).entries().equals(map.entries()));
      return state.reference(same ? map : map.overwritten());
    }

    private static ConfigMap entries(SpringProperties view, String name) {
      ConfigMap map = ConfigMap.empty();
      for (SpringProperty property : view.under(name)) {
        map =
            map.with(
                property.key(),
                new Entry(
                    AbstractValue.of(property.value()), property.site(), property.key(), false));
      }
      return map;
    }

    private AbstractValue nested(TypeSymbol type, String name, AbstractValue before, int depth) {
      AbstractValue object =
          state.object(before, Instance.class).isPresent()
              ? before
              : state.reference(new Instance(type, Map.of(), Optional.empty()));
      fill(object, name, depth - 1);
      return object;
    }

    private static boolean holdsSettings(TypeSymbol type) {
      TypeDeclaration.Kind kind = type.declaration().kind();
      return kind == TypeDeclaration.Kind.CLASS || kind == TypeDeclaration.Kind.RECORD;
    }

    private boolean isWritten(String name) {
      return environment.views().stream().anyMatch(view -> view.find(name).isPresent());
    }
  }
}
