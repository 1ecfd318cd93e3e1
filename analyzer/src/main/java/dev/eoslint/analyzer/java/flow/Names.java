package dev.eoslint.analyzer.java.flow;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol.FieldSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.JavaFile;
import dev.eoslint.analyzer.java.tree.TypeDeclaration;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Flag;
import dev.eoslint.analyzer.java.value.HeapObject.Instance;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.Scalars;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Finds what names mean: local variables, fields, constants, types. */
final class Names {

  private final Interpreter interpreter;
  private final Map<FieldSymbol, AbstractValue> constants = new HashMap<>();

  Names(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  AbstractValue name(Expression.Name name, Position at) {
    return at.state()
        .variable(name.identifier())
        .or(() -> fieldAround(name.identifier(), at))
        .or(() -> interpreter.objects().captured(name.identifier(), at))
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
    return field(scope, select.name(), at)
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
        .map(type -> interpreter.objects().singleton(type, at.state(), at.frame()))
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
    String first = written.get().split("\\.", 2)[0];
    boolean hidden =
        at.state().variable(first).isPresent() || declaredAround(first, at.frame().type()).isPresent();
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

  private static Optional<String> dottedName(Expression expression) {
    if (expression instanceof Expression.Name name) {
      return Optional.of(name.identifier());
    } else if (expression instanceof Expression.Select select) {
      return dottedName(select.scope()).map(scope -> scope + "." + select.name());
    }
    return Optional.empty();
  }

  /** Returns the field that {@code name} means in {@code type}, in which it may be hidden. */
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
    Optional<TypeSymbol> scope = Optional.of(at.frame().type());
    AbstractValue self = at.frame().self();
    while (scope.isPresent()) {
      TypeSymbol type = scope.get();
      if (type.hasEnumConstant(name)) {
        return Optional.of(interpreter.objects().enumConstant(type, name, at));
      }
      Optional<FieldSymbol> field = type.field(name);
      if (field.isPresent()) {
        boolean isStatic = isStatic(field.get());
        return Optional.of(
            isStatic ? staticField(field.get(), at) : instanceField(self, field.get(), at));
      }
      scope = type.outer();
      if (scope.isPresent()) {
        self = interpreter.objects().outerSelf(scope.get(), at);
      }
    }
    return Optional.empty();
  }

  static boolean isStatic(FieldSymbol field) {
    return field.declaration().isStatic() || isStaticByNature(field);
  }

  private Optional<AbstractValue> staticallyImported(Expression.Name name, Position at) {
    for (JavaFile.Import declared : at.frame().type().file().imports()) {
      if (!declared.isStatic()) {
        continue;
      }
      boolean named = !declared.onDemand() && declared.simpleName().equals(name.identifier());
      if (named || declared.onDemand()) {
        String owner =
            declared.onDemand()
                ? declared.name()
                : declared.name().substring(0, Math.max(0, declared.name().lastIndexOf('.')));
        JavaType type =
            interpreter
                .project()
                .type(owner)
                .map(JavaType::of)
                .orElseGet(() -> JavaType.library(owner));
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
        return Optional.of(interpreter.objects().enumConstant(symbol, name, at));
      }
      Optional<FieldSymbol> field = symbol.field(name);
      if (field.isPresent()) {
        return Optional.of(staticField(field.get(), at));
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

  /** A constant is evaluated once; other static fields belong to the state of the program. */
  private AbstractValue staticField(FieldSymbol field, Position at) {
    AbstractValue known = constants.get(field);
    if (known != null) {
      return known;
    }
    AbstractValue holder = interpreter.objects().staticHolder(field, at);
    AbstractValue value =
        Scalars.seenAt(instanceField(holder, field, at), field.declaration().site());
    if (!(value instanceof AbstractValue.Scalar)) {
      return value;
    } else if (field.declaration().isFinal() || isStaticByNature(field)) {
      constants.put(field, value);
      return value;
    }
    return interpreter.objects().isReassigned(field) ? AbstractValue.opaque() : value;
  }

  private static boolean isStaticByNature(FieldSymbol field) {
    return field.owner().declaration().kind() == TypeDeclaration.Kind.INTERFACE;
  }

  /** Returns the field {@code name} of the object that {@code scope} is. */
  Optional<AbstractValue> field(AbstractValue scope, String name, Position at) {
    List<Instance> instances = at.state().objects(scope, Instance.class);
    if (instances.isEmpty()) {
      return Optional.empty();
    }
    return instances.get(0).type().field(name).map(field -> instanceField(scope, field, at));
  }

  private AbstractValue instanceField(AbstractValue self, FieldSymbol field, Position at) {
    List<AbstractValue> values =
        at.state().objects(self, Instance.class).stream()
            .map(
                instance ->
                    Optional.ofNullable(instance.fields().get(field.declaration().name()))
                        .orElseGet(AbstractValue::opaque))
            .toList();
    AbstractValue value =
        values.isEmpty() ? AbstractValue.derivedFrom(self.sources()) : AbstractValue.join(values);
    if (!(value instanceof AbstractValue.Opaque opaque)) {
      return value;
    }
    JavaType type = field.owner().resolve(field.declaration().type());
    AbstractValue materialised =
        interpreter
            .obtained()
            .field(self, opaque, type, at.state())
            .<AbstractValue>map(at.state()::reference)
            .orElseGet(
                () -> interpreter.objects().materialise(value, type, at.state(), at.frame()));
    updateField(self, field.declaration().name(), materialised, at.state());
    return materialised;
  }

  /** Stores {@code value} in what {@code target} names. */
  void store(Expression target, AbstractValue value, Position at) {
    if (at.frame().handlesException() && isEnumConstant(value, at)) {
      // Other code may ask for the constant and so learn what was caught.
      at.state().changeAllStatuses(Status::whenPerhapsToldApart);
    }
    if (target instanceof Expression.Name name) {
      storeName(name.identifier(), value, at);
    } else if (target instanceof Expression.Select select) {
      Optional<JavaType> type = typeMeant(select.scope(), at);
      if (type.isPresent()) {
        type.get()
            .symbol()
            .flatMap(symbol -> symbol.field(select.name()))
            .ifPresent(field -> storeStatic(field, value, at));
      } else {
        AbstractValue scope = interpreter.evaluate(select.scope(), at);
        setField(scope, select.name(), value, at.state());
      }
    } else if (target instanceof Expression.ArrayAccess access) {
      AbstractValue array = interpreter.evaluate(access.array(), at);
      at.state()
          .object(array, Sequence.class)
          .ifPresent(
              sequence ->
                  array.references().forEach(id -> at.state().update(id, sequence.with(value))));
    }
  }

  private static boolean isEnumConstant(AbstractValue value, Position at) {
    return at.state().objects(value, Instance.class).stream()
        .anyMatch(instance -> Objects.enumName(instance).isPresent());
  }

  private void storeName(String name, AbstractValue value, Position at) {
    if (at.state().variable(name).isPresent()) {
      at.state().assign(name, value);
      return;
    }
    Optional<TypeSymbol> scope = Optional.of(at.frame().type());
    AbstractValue self = at.frame().self();
    while (scope.isPresent()) {
      Optional<FieldSymbol> field = scope.get().field(name);
      if (field.isPresent()) {
        if (isStatic(field.get())) {
          storeStatic(field.get(), value, at);
        } else {
          setField(self, name, typedField(value, field.get(), at), at.state());
        }
        return;
      }
      scope = scope.get().outer();
      if (scope.isPresent()) {
        self = interpreter.objects().outerSelf(scope.get(), at);
      }
    }
    at.state().assign(name, value);
  }

  private AbstractValue typedField(AbstractValue value, FieldSymbol field, Position at) {
    return value instanceof AbstractValue.Opaque
        ? interpreter
            .objects()
            .materialise(
                value, field.owner().resolve(field.declaration().type()), at.state(), at.frame())
        : value;
  }

  private void storeStatic(FieldSymbol field, AbstractValue value, Position at) {
    setField(
        interpreter.objects().staticHolder(field, at),
        field.declaration().name(),
        value,
        at.state());
  }

  static void setField(AbstractValue self, String name, AbstractValue value, State state) {
    updateField(self, name, value, state);
    self.references().forEach(id -> state.forgetFlag(new Flag(id, false, name)));
  }

  private static void updateField(
      AbstractValue self, String name, AbstractValue value, State state) {
    List<Integer> ids = self.references();
    for (int id : ids) {
      state
          .object(id)
          .filter(Instance.class::isInstance)
          .map(Instance.class::cast)
          .ifPresent(
              instance -> {
                AbstractValue before = instance.fields().get(name);
                AbstractValue stored =
                    ids.size() == 1 || before == null ? value : AbstractValue.join(before, value);
                state.update(id, instance.with(name, stored));
              });
    }
  }
}
