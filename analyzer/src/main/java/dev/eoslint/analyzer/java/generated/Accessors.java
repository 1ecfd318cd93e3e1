package dev.eoslint.analyzer.java.generated;

import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.tree.Statement;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.tree.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The getters and setters that Lombok generates. */
final class Accessors {

  private final LombokNames names;

  Accessors(LombokNames names) {
    this.names = names;
  }

  /** Returns the accessors of {@code type} that it does not declare itself. */
  List<Method> of(TypeDeclaration type) {
    if (type.kind() != TypeDeclaration.Kind.CLASS && type.kind() != TypeDeclaration.Kind.ENUM) {
      return List.of();
    }
    Set<String> declared = GeneratedMembers.declaredMethods(type);
    List<Method> made = new ArrayList<>();
    for (Variable field : GeneratedMembers.instanceFields(type)) {
      Style style = style(type, field);
      asking(type, field, "Getter", "Data", "Value")
          .map(annotation -> getter(field, style, new GeneratedCode(annotation.site())))
          .filter(method -> !declared.contains(method.name()))
          .ifPresent(made::add);
      asking(type, field, "Setter", "Data")
          .filter(annotation -> !isFinal(type, field))
          .map(annotation -> setter(type, field, style, new GeneratedCode(annotation.site())))
          .filter(method -> !declared.contains(method.name()))
          .ifPresent(made::add);
    }
    return made;
  }

  /** How accessors are named and what setters return. */
  private record Style(boolean fluent, boolean chain) {}

  private Style style(TypeDeclaration type, Variable field) {
    Optional<Annotation> accessors =
        names
            .find(field.annotations(), "Accessors")
            .or(() -> names.find(type.annotations(), "Accessors"));
    boolean fluent = accessors.filter(each -> isTrue(each, "fluent")).isPresent();
    boolean chain = fluent || accessors.filter(each -> isTrue(each, "chain")).isPresent();
    return new Style(fluent, chain);
  }

  private static boolean isTrue(Annotation annotation, String member) {
    return annotation
        .member(member)
        .filter(Expression.Literal.class::isInstance)
        .filter(value -> ((Expression.Literal) value).text().equals("true"))
        .isPresent();
  }

  /** The annotation of the field itself decides; {@code AccessLevel.NONE} takes the method away. */
  private Optional<Annotation> asking(
      TypeDeclaration type, Variable field, String own, String... ofClass) {
    Optional<Annotation> onField = names.find(field.annotations(), own);
    if (onField.isPresent()) {
      return onField.filter(annotation -> !isNone(annotation));
    }
    Optional<Annotation> onClass =
        names.find(type.annotations(), own).filter(annotation -> !isNone(annotation));
    for (String name : ofClass) {
      onClass = onClass.or(() -> names.find(type.annotations(), name));
    }
    return onClass;
  }

  private static boolean isNone(Annotation annotation) {
    return annotation.member("value").map(Accessors::lastName).filter("NONE"::equals).isPresent();
  }

  private static String lastName(Expression expression) {
    if (expression instanceof Expression.Select select) {
      return select.name();
    }
    return expression instanceof Expression.Name name ? name.identifier() : "";
  }

  private boolean isFinal(TypeDeclaration type, Variable field) {
    return field.isFinal() || names.has(type.annotations(), "Value");
  }

  private static Method getter(Variable field, Style style, GeneratedCode code) {
    String name =
        style.fluent()
            ? field.name()
            : isFlag(field) ? "is" + propertyOf(field) : "get" + propertyOf(field);
    return code.method(
        name, List.of(), field.type(), List.of(code.giveBack(code.ofThis(field.name()))));
  }

  private static Method setter(
      TypeDeclaration type, Variable field, Style style, GeneratedCode code) {
    String name = style.fluent() ? field.name() : "set" + propertyOf(field);
    List<Statement> statements = new ArrayList<>();
    statements.add(code.assign(field.name(), code.name(field.name())));
    if (style.chain()) {
      statements.add(code.giveBackThis());
    }
    return code.method(
        name,
        List.of(code.parameter(field)),
        style.chain() ? code.type(type.name()) : code.nothing(),
        statements);
  }

  private static boolean isFlag(Variable field) {
    return field.type().name().equals("boolean") && field.type().arrayDepth() == 0;
  }

  /** {@code isOpen} of a flag is the property {@code open}. */
  private static String propertyOf(Variable field) {
    String name = field.name();
    boolean prefixed =
        isFlag(field)
            && name.length() > 2
            && name.startsWith("is")
            && Character.isUpperCase(name.charAt(2));
    String property = prefixed ? name.substring(2) : name;
    return property.substring(0, 1).toUpperCase(Locale.ROOT) + property.substring(1);
  }
}
