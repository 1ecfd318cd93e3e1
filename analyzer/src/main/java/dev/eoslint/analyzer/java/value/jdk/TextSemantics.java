package dev.eoslint.analyzer.java.value.jdk;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.AbstractValue.Scalar;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.Scalars;
import dev.eoslint.analyzer.model.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Strings and string builders. */
final class TextSemantics implements LibrarySemantics {

  private static final String STRING = "java.lang.String";
  private static final String LOCALE = "java.util.Locale";
  private static final Set<String> BUILDERS =
      Set.of("java.lang.StringBuilder", "java.lang.StringBuffer");
  private static final String CONTENT = "content";
  private static final Pattern CONVERSION = Pattern.compile("%(?:\\d+\\$)?[-#+ 0,(]*\\d*[sdn%]");

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    if (invocation.type().filter(type -> BUILDERS.contains(type.name())).isPresent()) {
      return builder(invocation);
    } else if (invocation.receiver().isEmpty()) {
      return staticCall(invocation);
    }
    return invocation.receiver().get() instanceof Scalar scalar
        ? instanceMethod(scalar, invocation)
        : Optional.empty();
  }

  private static Optional<AbstractValue> staticCall(Invocation invocation) {
    if (invocation.isOn(LOCALE)) {
      return Optional.of(AbstractValue.ofType(JavaType.library(LOCALE)));
    }
    return invocation.isOn(STRING) ? staticMethod(invocation) : Optional.empty();
  }

  private static Optional<AbstractValue> instanceMethod(Scalar text, Invocation invocation) {
    return switch (invocation.method()) {
      case "toLowerCase" -> mapped(text, value -> value.toLowerCase(Locale.ROOT));
      case "toUpperCase" -> mapped(text, value -> value.toUpperCase(Locale.ROOT));
      case "trim", "strip" -> mapped(text, String::strip);
      case "toString",
          "name",
          "intern",
          "intValue",
          "booleanValue",
          "getName",
          "getCanonicalName",
          "stripIndent" ->
          invocation.arguments().isEmpty() ? Optional.of(Scalars.textOf(text)) : Optional.empty();
      case "longValue" -> Optional.of(Scalars.ofType(text, "long"));
      case "concat" ->
          invocation.argument(0).map(other -> Scalars.concatenation(List.of(text, other)));
      case "formatted" -> Optional.of(format(text, invocation.arguments(), invocation));
      case "replace" -> replaced(text, invocation);
      case "equals", "equalsIgnoreCase" -> compared(text, invocation);
      case "isEmpty" -> tested(text, String::isEmpty, invocation);
      case "isBlank" -> tested(text, String::isBlank, invocation);
      default -> Optional.empty();
    };
  }

  private static Optional<AbstractValue> staticMethod(Invocation invocation) {
    return switch (invocation.method()) {
      case "valueOf", "copyValueOf" -> invocation.argument(0).map(Scalars::textOf);
      case "format" -> {
        int first = startsWithLocale(invocation) ? 1 : 0;
        yield invocation
            .argument(first)
            .map(
                pattern ->
                    format(
                        pattern,
                        invocation.arguments().subList(first + 1, invocation.arguments().size()),
                        invocation));
      }
      case "join" -> joined(invocation);
      default -> Optional.empty();
    };
  }

  private static boolean startsWithLocale(Invocation invocation) {
    return invocation
        .argument(0)
        .filter(
            first ->
                (first instanceof AbstractValue.Opaque opaque
                        && opaque.type().filter(type -> type.is(LOCALE)).isPresent())
                    || (Value.isUnseenConstant(first.asValue())
                        && first.asValue().display().startsWith("${Locale.")))
        .isPresent();
  }

  private static Optional<AbstractValue> joined(Invocation invocation) {
    List<AbstractValue> elements =
        new ArrayList<>(
            invocation.arguments().subList(1, Math.max(1, invocation.arguments().size())));
    if (elements.size() == 1) {
      Optional<Sequence> sequence = invocation.state().object(elements.get(0), Sequence.class);
      if (sequence.isPresent()) {
        if (!sequence.get().complete()) {
          return Optional.of(invocation.derivedResult());
        }
        elements = sequence.get().elements();
      }
    }
    List<AbstractValue> parts = new ArrayList<>();
    for (AbstractValue element : elements) {
      if (!parts.isEmpty()) {
        parts.add(invocation.arguments().get(0));
      }
      parts.add(element);
    }
    return Optional.of(Scalars.concatenation(parts));
  }

  /** Fills {@code %s} and {@code %d}; any other conversion makes the whole text unknown. */
  private static AbstractValue format(
      AbstractValue pattern, List<AbstractValue> arguments, Invocation invocation) {
    if (pattern.text().isEmpty()) {
      return invocation.derivedResult();
    }
    String text = pattern.text().get();
    List<AbstractValue> parts = new ArrayList<>();
    Matcher conversions = CONVERSION.matcher(text);
    int from = 0;
    int next = 0;
    while (conversions.find()) {
      String between = text.substring(from, conversions.start());
      if (between.contains("%")) {
        return invocation.derivedResult();
      }
      parts.add(Scalars.part(pattern, between));
      from = conversions.end();
      String conversion = conversions.group();
      if (conversion.endsWith("%")) {
        parts.add(Scalars.part(pattern, "%"));
      } else if (conversion.endsWith("n")) {
        parts.add(Scalars.part(pattern, "\n"));
      } else if (conversion.length() == 2 && next < arguments.size()) {
        parts.add(arguments.get(next++));
      } else {
        parts.add(AbstractValue.opaque());
        next++;
      }
    }
    String rest = text.substring(from);
    if (rest.contains("%")) {
      return invocation.derivedResult();
    }
    parts.add(Scalars.part(pattern, rest));
    return Scalars.concatenation(parts);
  }

  private static Optional<AbstractValue> replaced(Scalar text, Invocation invocation) {
    Optional<String> from = invocation.argument(0).flatMap(AbstractValue::text);
    Optional<String> to = invocation.argument(1).flatMap(AbstractValue::text);
    return from.isPresent() && to.isPresent()
        ? mapped(text, value -> value.replace(from.get(), to.get()))
        : Optional.empty();
  }

  private static Optional<AbstractValue> compared(Scalar text, Invocation invocation) {
    Optional<String> left = text.text();
    Optional<String> right = invocation.argument(0).flatMap(AbstractValue::text);
    if (left.isEmpty() || right.isEmpty()) {
      return Optional.empty();
    }
    boolean equal =
        invocation.method().equals("equals")
            ? left.get().equals(right.get())
            : left.get().equalsIgnoreCase(right.get());
    return Optional.of(known(Boolean.toString(equal), invocation));
  }

  private static Optional<AbstractValue> builder(Invocation invocation) {
    if (invocation.method().equals("<init>")) {
      AbstractValue content =
          invocation
              .argument(0)
              .filter(argument -> argument.text().filter(Scalars::isNumber).isEmpty())
              .orElseGet(() -> AbstractValue.of(Value.known("")));
      return Optional.of(
          invocation
              .state()
              .reference(
                  new LibraryObject(
                      invocation.type().orElseGet(() -> JavaType.library(STRING)),
                      Optional.of(invocation.site()),
                      Map.of(CONTENT, content))));
    }
    Optional<LibraryObject> object = invocation.receiverAs(LibraryObject.class);
    if (object.isEmpty() || invocation.receiver().isEmpty()) {
      return Optional.empty();
    }
    AbstractValue receiver = invocation.receiver().get();
    AbstractValue content = object.get().attribute(CONTENT).orElseGet(AbstractValue::opaque);
    if (invocation.method().equals("toString")) {
      return Optional.of(content);
    }
    boolean appends = invocation.method().equals("append") && invocation.arguments().size() == 1;
    AbstractValue changed =
        appends
            ? Scalars.concatenation(List.of(content, invocation.arguments().get(0)))
            : AbstractValue.opaque();
    receiver
        .references()
        .forEach(id -> invocation.state().update(id, object.get().with(CONTENT, changed)));
    return Optional.of(receiver);
  }

  private static Optional<AbstractValue> mapped(Scalar text, UnaryOperator<String> change) {
    return Optional.of(Scalars.map(text, change));
  }

  private static Optional<AbstractValue> tested(
      Scalar text, Predicate<String> test, Invocation invocation) {
    return text.text().map(known -> known(Boolean.toString(test.test(known)), invocation));
  }

  private static AbstractValue known(String text, Invocation invocation) {
    return AbstractValue.known(text, invocation.site());
  }
}
