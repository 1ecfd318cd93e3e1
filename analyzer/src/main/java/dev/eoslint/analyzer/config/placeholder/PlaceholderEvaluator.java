package dev.eoslint.analyzer.config.placeholder;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Turns the parts of a text into a value. */
final class PlaceholderEvaluator {

  private static final Pattern RANDOM =
      Pattern.compile(
          "random\\.(?:uuid|shortuuid|uuid2|value|port|int|integer|long|float)\\b.*|quarkus\\.uuid");
  private static final Pattern LITERAL_STRING = Pattern.compile("\\s*'((?:[^']|'')*)'\\s*");
  private static final Pattern ENVIRONMENT_READ =
      Pattern.compile(
          "\\s*@?(?:systemEnvironment|environment|systemProperties)"
              + "(?:\\[\\s*'([^']+)'\\s*]|\\.getProperty\\(\\s*'([^']+)'\\s*\\))\\s*");
  private static final Pattern NEW_UUID =
      Pattern.compile("\\s*T\\(\\s*java\\.util\\.UUID\\s*\\)\\.randomUUID\\(\\).*");
  private static final Pattern VARIABLE_NAME = Pattern.compile("[A-Z_][A-Z0-9_]*");

  private final Site site;
  private final PropertyLookup properties;

  PlaceholderEvaluator(Site site, PropertyLookup properties) {
    this.site = site;
    this.properties = properties;
  }

  /** Returns the value of parts that stand one after the other. */
  Value value(List<TextPart> parts) {
    if (parts.isEmpty()) {
      return Value.known("", site);
    }
    List<Value> values = new ArrayList<>();
    for (TextPart part : parts) {
      values.add(value(part));
    }
    return Value.concatenation(values);
  }

  private Value value(TextPart part) {
    if (part instanceof TextPart.Literal literal) {
      return Value.known(literal.text(), site);
    } else if (part instanceof TextPart.Reference reference) {
      return reference(reference);
    } else if (part instanceof TextPart.Expression expression) {
      return expression(expression);
    } else if (part instanceof TextPart.Named named) {
      return new Value.External(named.source(), Optional.empty(), List.of(site));
    }
    return Value.unknown(site);
  }

  private Value reference(TextPart.Reference reference) {
    Optional<String> name = value(reference.name()).text();
    if (name.isEmpty()) {
      return Value.unknown(site);
    }
    if (RANDOM.matcher(name.get()).matches()) {
      return new Value.Random("${" + name.get() + "}", List.of(site));
    }
    return properties
        .find(name.get())
        .map(found -> found.seenAt(site))
        .orElseGet(() -> fromEnvironment(name.get(), reference.defaultValue()));
  }

  private Value fromEnvironment(String name, Optional<List<TextPart>> defaultValue) {
    boolean certain = defaultValue.isEmpty() || InstanceUniqueNames.isAlwaysSet(name);
    if (certain && InstanceUniqueNames.isInstanceUnique(name)) {
      return new Value.PerInstance(
          evidence(name), InstanceUniqueNames.isNameOfPod(name), List.of(site));
    }
    return new Value.External(name, defaultValue.map(this::value), List.of(site));
  }

  private static String evidence(String name) {
    return (VARIABLE_NAME.matcher(name).matches() ? "environment variable " : "property ") + name;
  }

  private Value expression(TextPart.Expression expression) {
    Optional<String> source = value(expression.source()).text();
    if (source.isEmpty()) {
      return Value.unknown(site);
    }
    Matcher literal = LITERAL_STRING.matcher(source.get());
    if (literal.matches()) {
      return Value.known(literal.group(1).replace("''", "'"), site);
    }
    Matcher environment = ENVIRONMENT_READ.matcher(source.get());
    if (environment.matches()) {
      String bracketed = environment.group(1);
      return reference(
          new TextPart.Reference(
              List.of(new TextPart.Literal(bracketed == null ? environment.group(2) : bracketed)),
              Optional.empty()));
    }
    if (NEW_UUID.matcher(source.get()).matches()) {
      return new Value.Random("UUID.randomUUID()", List.of(site));
    }
    return Value.unknown(site);
  }
}
