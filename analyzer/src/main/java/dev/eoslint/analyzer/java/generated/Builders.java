package dev.eoslint.analyzer.java.generated;

import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.tree.TypeName;
import dev.eoslint.analyzer.java.tree.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The builders that Lombok generates for whole classes and records. */
final class Builders {

  private final LombokNames names;

  Builders(LombokNames names) {
    this.names = names;
  }

  /**
   * A generated builder.
   *
   * @param type its class, a member of the class that it builds
   * @param start the static method that makes one
   */
  record Builder(TypeDeclaration type, Method start) {}

  /** Returns the builder of {@code type}; none where the source declares a part of it. */
  Optional<Builder> of(TypeDeclaration type) {
    String builderName = type.name() + "Builder";
    boolean partlyWritten =
        type.memberTypes().stream().anyMatch(member -> member.name().equals(builderName));
    boolean inherits = type.kind() == TypeDeclaration.Kind.CLASS && !type.extended().isEmpty();
    return asking(type, inherits)
        .filter(annotation -> !partlyWritten)
        .map(annotation -> builder(type, builderName, annotation));
  }

  /** The fields of a super class would be missing in what a {@code SuperBuilder} builds. */
  private Optional<Annotation> asking(TypeDeclaration type, boolean inherits) {
    return names
        .find(type.annotations(), "Builder")
        .or(() -> names.find(type.annotations(), "SuperBuilder").filter(each -> !inherits));
  }

  private Builder builder(TypeDeclaration type, String name, Annotation annotation) {
    GeneratedCode code = new GeneratedCode(annotation.site());
    List<Variable> fields = Constructors.all(type);
    List<Method> methods = new ArrayList<>();
    fields.forEach(field -> methods.add(part(field, code.type(name), code)));
    methods.add(build(type, fields, text(annotation, "buildMethodName", "build"), code));
    TypeDeclaration declaration =
        new TypeDeclaration(
            code.site(),
            code.site(),
            TypeDeclaration.Kind.CLASS,
            name,
            type.typeParameters(),
            List.of(),
            List.of(),
            fields.stream().map(this::collected).toList(),
            methods,
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            Set.of("public", "static"),
            List.of());
    return new Builder(
        declaration,
        code.staticMethod(
            text(annotation, "builderMethodName", "builder"),
            List.of(),
            code.type(name),
            List.of(code.giveBack(code.create(code.type(name), List.of())))));
  }

  private static String text(Annotation annotation, String member, String otherwise) {
    return annotation
        .member(member)
        .filter(Expression.Literal.class::isInstance)
        .map(literal -> ((Expression.Literal) literal).text())
        .filter(text -> !text.isEmpty())
        .orElse(otherwise);
  }

  /** What is not given stays {@code null}, unless {@code Builder.Default} keeps its value. */
  private Variable collected(Variable field) {
    boolean keepsValue = names.has(field.annotations(), "Default");
    return new Variable(
        field.site(),
        field.name(),
        field.type(),
        Optional.of(
            keepsValue && field.initialiser().isPresent()
                ? field.initialiser().get()
                : new Expression.Literal(field.site(), Expression.LiteralKind.NULL, "null")),
        Set.of("private"),
        List.of());
  }

  private static Method part(Variable field, TypeName builder, GeneratedCode code) {
    return code.method(
        field.name(),
        List.of(code.parameter(field)),
        builder,
        List.of(code.assign(field.name(), code.name(field.name())), code.giveBackThis()));
  }

  private static Method build(
      TypeDeclaration type, List<Variable> fields, String name, GeneratedCode code) {
    List<Expression> values = fields.stream().map(field -> code.ofThis(field.name())).toList();
    return code.method(
        name,
        List.of(),
        code.type(type.name()),
        List.of(code.giveBack(code.create(code.type(type.name()), values))));
  }
}
