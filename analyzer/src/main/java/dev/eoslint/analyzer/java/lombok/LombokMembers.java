package dev.eoslint.analyzer.java.lombok;

import dev.eoslint.analyzer.java.tree.JavaFile;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.tree.Variable;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Adds what Lombok generates: accessors, constructors and builders.
 *
 * <p>Source: the feature pages of Project Lombok ({@code @Data}, {@code @Value}, {@code @Getter},
 * {@code @Setter}, {@code @Builder} and the three constructor annotations). What a class declares
 * itself stays as it is; special forms that are not understood generate nothing.
 */
public final class LombokMembers {

  private final Accessors accessors;
  private final Constructors constructors;
  private final Builders builders;

  private LombokMembers(LombokNames names) {
    this.accessors = new Accessors(names);
    this.constructors = new Constructors(names);
    this.builders = new Builders(names);
  }

  /** Returns {@code file} with the members that Lombok adds to its types. */
  public static JavaFile addedTo(JavaFile file) {
    LombokNames names = new LombokNames(file);
    if (!names.areImported()) {
      return file;
    }
    LombokMembers members = new LombokMembers(names);
    return new JavaFile(
        file.path(),
        file.packageName(),
        file.imports(),
        file.types().stream().map(members::expanded).toList());
  }

  private TypeDeclaration expanded(TypeDeclaration type) {
    List<TypeDeclaration> memberTypes =
        new ArrayList<>(type.memberTypes().stream().map(this::expanded).toList());
    List<Method> methods = new ArrayList<>(type.methods());
    methods.addAll(constructors.of(type));
    methods.addAll(accessors.of(type));
    builders
        .of(type)
        .ifPresent(
            builder -> {
              memberTypes.add(builder.type());
              methods.add(builder.start());
            });
    return new TypeDeclaration(
        type.site(),
        type.nameSite(),
        type.kind(),
        type.name(),
        type.typeParameters(),
        type.extended(),
        type.implemented(),
        type.fields(),
        methods,
        type.initialisers(),
        type.enumConstants(),
        type.recordComponents(),
        memberTypes,
        type.modifiers(),
        type.annotations());
  }

  /** Returns the fields that each object has of its own. */
  static List<Variable> instanceFields(TypeDeclaration type) {
    return type.fields().stream().filter(field -> !field.isStatic()).toList();
  }

  /** Returns the names of the methods that the source declares. */
  static Set<String> declaredMethods(TypeDeclaration type) {
    Set<String> names = new LinkedHashSet<>();
    type.methods().forEach(method -> names.add(method.name()));
    return names;
  }
}
