package dev.eoslint.analyzer.java.generated;

import dev.eoslint.analyzer.java.tree.JavaFile;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.tree.Variable;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Adds the members that the compiler and Lombok generate: accessors, constructors and builders.
 *
 * <p>Source: section 8.10.3 of the Java Language Specification for records; the feature pages of
 * Project Lombok for {@code @Data}, {@code @Value}, {@code @Getter}, {@code @Setter},
 * {@code @Builder} and the three constructor annotations. What a class declares itself stays as it
 * is; special forms that are not understood generate nothing.
 */
public final class GeneratedMembers {

  private final Accessors accessors;
  private final Constructors constructors;
  private final Builders builders;

  /**
   * Creates what adds members to the types of one file.
   *
   * @param imports the imports of the file, which say which annotations are those of Lombok
   */
  public GeneratedMembers(List<JavaFile.Import> imports) {
    LombokNames names = new LombokNames(imports);
    this.accessors = new Accessors(names);
    this.constructors = new Constructors(names);
    this.builders = new Builders(names);
  }

  /** Returns {@code type} with all members that it has at run time; member types are complete. */
  public TypeDeclaration addedTo(TypeDeclaration type) {
    List<TypeDeclaration> memberTypes = new ArrayList<>(type.memberTypes());
    List<Method> methods = new ArrayList<>(type.methods());
    methods.addAll(RecordAccessors.of(type));
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
