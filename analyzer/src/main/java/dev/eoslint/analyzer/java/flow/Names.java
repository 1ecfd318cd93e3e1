package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol.FieldSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.JavaFile;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.Locale;
import java.util.Optional;

/** Finds what names mean: local variables, fields, constants, types. */
final class Names {

  private final Interpreter interpreter;

  Names(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  AbstractValue name(Expression.Name name, Position at) {
    return at.state()
        .variable(name.identifier())
        .or(() -> fieldAround(name.identifier(), at))
        .or(() -> EnclosingInstances.captured(name.identifier(), at))
        .or(() -> staticallyImported(name, at))
        .orElseGet(AbstractValue::opaque);
  }

  AbstractValue select(Expression.Select select, Position at) {
    Optional<JavaType> type = typeMeant(select.scope(), at);
    if (type.isPresent()) {
      return staticField(type.get(), select.name(), select.site(), at)
          .orElseGet(AbstractValue::opaque);
    }
    AbstractValue scope = interpreter.evaluate(select.scope(), at);
    return interpreter
        .fields()
        .read(scope, select.name(), at)
        .orElseGet(() -> AbstractValue.derivedFrom(scope.sources()));
  }

  AbstractValue self(Expression.This self, Position at) {
    return self.qualifier()
        .filter(qualifier -> !qualifier.equals(at.frame().type().declaration().name()))
        .map(qualifier -> outerInstance(qualifier, at))
        .orElse(at.frame().self());
  }

  private AbstractValue outerInstance(String qualifier, Position at) {
    return at.frame()
        .type()
        .resolveName(qualifier)
        .flatMap(JavaType::symbol)
        .map(type -> interpreter.outsideObjects().singleton(type, at.state(), at.frame()))
        .orElseGet(AbstractValue::opaque);
  }

  /** Returns the type that {@code expression} names, unless a variable or field hides it. */
  Optional<JavaType> typeMeant(Expression expression, Position at) {
    if (expression instanceof Expression.TypeExpression type) {
      return Optional.of(at.frame().type().resolve(type.type()));
    }
    Optional<String> written = dottedName(expression);
    if (written.isEmpty()) {
      return Optional.empty();
    }
    String first = firstPart(written.get());
    boolean hidden =
        at.state().variable(first).isPresent()
            || declaredAround(first, at.frame().type()).isPresent();
    if (hidden) {
      return Optional.empty();
    }
    return at.frame().type().resolveName(written.get()).filter(type -> isType(type, written.get()));
  }

  /** A dotted name of a library may also be a constant: its last part tells. */
  private static boolean isType(JavaType type, String written) {
    String last = written.substring(written.lastIndexOf('.') + 1);
    boolean looksConstant =
        written.contains(".") && last.length() > 1 && last.equals(last.toUpperCase(Locale.ROOT));
    return type.symbol().isPresent()
        || (!last.isEmpty() && Character.isUpperCase(last.charAt(0)) && !looksConstant);
  }

  static String firstPart(String dotted) {
    return dotted.split("\\.", 2)[0];
  }

  /** Returns what {@code expression} looks like if it is only names with dots between them. */
  static Optional<String> dottedName(Expression expression) {
    if (expression instanceof Expression.Name name) {
      return Optional.of(name.identifier());
    } else if (expression instanceof Expression.Select select) {
      return dottedName(select.scope()).map(scope -> scope + "." + select.name());
    }
    return Optional.empty();
  }

  /** Returns the field that {@code name} means in the code of {@code type}. */
  static Optional<FieldSymbol> declaredAround(String name, TypeSymbol type) {
    Optional<TypeSymbol> scope = Optional.of(type);
    while (scope.isPresent()) {
      Optional<FieldSymbol> field = scope.get().field(name);
      if (field.isPresent()) {
        return field;
      }
      scope = scope.get().outer();
    }
    return Optional.empty();
  }

  private Optional<AbstractValue> fieldAround(String name, Position at) {
    return interpreter.enclosingInstances().first(at, each -> member(each, name, at));
  }

  private Optional<AbstractValue> member(
      EnclosingInstances.Enclosing scope, String name, Position at) {
    if (scope.type().hasEnumConstant(name)) {
      return Optional.of(interpreter.enumConstants().constant(scope.type(), name, at));
    }
    return scope
        .type()
        .field(name)
        .map(
            field ->
                StaticFields.isStatic(field)
                    ? interpreter.staticFields().read(field, at)
                    : interpreter.fields().read(scope.self(), field, at));
  }

  private Optional<AbstractValue> staticallyImported(Expression.Name name, Position at) {
    for (JavaFile.Import declared : at.frame().type().file().imports()) {
      if (declared.mayImportMember(name.identifier())) {
        String owner = declared.memberOwner();
        JavaType type = interpreter.project().named(owner);
        Optional<AbstractValue> value = staticField(type, name.identifier(), name.site(), at);
        boolean guessed =
            declared.onDemand()
                && value.filter(each -> Value.isUnseenConstant(each.asValue())).isPresent();
        if (value.isPresent() && !guessed) {
          return value;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<AbstractValue> staticField(JavaType type, String name, Site site, Position at) {
    if (type.symbol().isPresent()) {
      TypeSymbol symbol = type.symbol().get();
      if (symbol.hasEnumConstant(name)) {
        return Optional.of(interpreter.enumConstants().constant(symbol, name, at));
      }
      Optional<FieldSymbol> field = symbol.field(name);
      if (field.isPresent()) {
        return Optional.of(interpreter.staticFields().read(field.get(), at));
      }
      return symbol.superTypes().stream()
          .filter(inherited -> inherited.symbol().isEmpty())
          .flatMap(inherited -> libraryConstant(inherited.name(), name, site).stream())
          .findFirst();
    }
    return libraryConstant(type.name(), name, site);
  }

  private Optional<AbstractValue> libraryConstant(String type, String name, Site site) {
    for (LibrarySemantics semantics : interpreter.semantics()) {
      Optional<AbstractValue> value = semantics.constant(type, name, site);
      if (value.isPresent()) {
        return value;
      }
    }
    boolean looksConstant = name.equals(name.toUpperCase(Locale.ROOT)) && type.contains(".");
    return looksConstant
        ? Optional.of(AbstractValue.of(Value.unseenConstant(type, name, site)))
        : Optional.empty();
  }
}
