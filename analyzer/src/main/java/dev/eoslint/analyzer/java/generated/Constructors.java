package dev.eoslint.analyzer.java.generated;

import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.tree.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The constructors that Lombok generates, and the static methods that stand for them. */
final class Constructors {

  private static final String ALL = "AllArgsConstructor";
  private static final String REQUIRED = "RequiredArgsConstructor";
  private static final String NONE = "NoArgsConstructor";

  private final LombokNames names;

  Constructors(LombokNames names) {
    this.names = names;
  }

  /** Returns what Lombok adds to {@code type}. */
  List<Method> of(TypeDeclaration type) {
    if (type.kind() != TypeDeclaration.Kind.CLASS) {
      return List.of();
    }
    List<Method> made = new ArrayList<>();
    add(ALL, all(type), type, made);
    add(REQUIRED, required(type), type, made);
    add(NONE, List.of(), type, made);
    if (made.isEmpty() && type.methods().stream().noneMatch(Method::isConstructor)) {
      implied(type).ifPresent(made::add);
    }
    return made;
  }

  private void add(
      String annotation, List<Variable> fields, TypeDeclaration type, List<Method> to) {
    names
        .find(type.annotations(), annotation)
        .ifPresent(
            asking -> {
              Method constructor = constructor(fields, type, asking);
              boolean known =
                  to.stream().anyMatch(other -> other.accepts(constructor.parameters().size()));
              if (!known) {
                to.add(constructor);
              }
              factory(asking, "staticName", fields, type).ifPresent(to::add);
            });
  }

  /** A class without any constructor gets one from the annotations that stand for several. */
  private Optional<Method> implied(TypeDeclaration type) {
    Optional<Annotation> data = names.find(type.annotations(), "Data");
    Optional<Annotation> everything =
        names
            .find(type.annotations(), "Value")
            .or(() -> names.find(type.annotations(), "Builder"))
            .or(() -> names.find(type.annotations(), "SuperBuilder"));
    return everything
        .map(asking -> constructor(all(type), type, asking))
        .or(() -> data.map(asking -> constructor(required(type), type, asking)));
  }

  private static Method constructor(
      List<Variable> fields, TypeDeclaration type, Annotation asking) {
    GeneratedCode code = new GeneratedCode(asking.site());
    return code.method(
        Method.CONSTRUCTOR,
        fields.stream().map(code::parameter).toList(),
        code.type(type.name()),
        fields.stream().map(field -> code.assign(field.name(), code.name(field.name()))).toList());
  }

  private static Optional<Method> factory(
      Annotation asking, String member, List<Variable> fields, TypeDeclaration type) {
    GeneratedCode code = new GeneratedCode(asking.site());
    return asking
        .member(member)
        .filter(Expression.Literal.class::isInstance)
        .map(literal -> ((Expression.Literal) literal).text())
        .map(
            name ->
                code.staticMethod(
                    name,
                    fields.stream().map(code::parameter).toList(),
                    code.type(type.name()),
                    List.of(
                        code.giveBack(
                            code.create(
                                code.type(type.name()),
                                fields.stream().map(field -> code.name(field.name())).toList())))));
  }

  /** Everything but final fields that already have their value. */
  static List<Variable> all(TypeDeclaration type) {
    return GeneratedMembers.instanceFields(type).stream()
        .filter(field -> !(field.isFinal() && field.initialiser().isPresent()))
        .toList();
  }

  private List<Variable> required(TypeDeclaration type) {
    return all(type).stream()
        .filter(field -> field.initialiser().isEmpty())
        .filter(field -> field.isFinal() || names.has(field.annotations(), "NonNull"))
        .toList();
  }
}
