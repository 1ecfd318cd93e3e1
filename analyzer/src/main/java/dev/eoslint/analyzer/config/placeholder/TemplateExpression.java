package dev.eoslint.analyzer.config.placeholder;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Understands the simple shapes of <code>{{ ... }}</code>: a name, a name through filters that keep
 * its value, and a name with a literal default.
 */
final class TemplateExpression {

  private static final String LITERAL = "\"([^\"\\\\]*)\"|'([^'\\\\]*)'|(-?[0-9]+|true|false)";
  private static final String NAME = "[.$]?[A-Za-z_][\\w.$-]*";

  private static final Pattern LITERAL_ALONE = Pattern.compile(LITERAL);
  private static final Pattern NAME_ALONE = Pattern.compile("\\$?(" + NAME + ")");
  private static final Pattern NAME_WITH_DEFAULT = Pattern.compile("([A-Za-z_][\\w.-]*):(.*)");
  private static final Pattern APPLIED = Pattern.compile("([A-Za-z]\\w*)\\s+(\\S+)");
  private static final Pattern DEFAULT_OF =
      Pattern.compile("default\\s+(?:" + LITERAL + ")\\s+\\$?(" + NAME + ")");
  private static final Pattern DEFAULT_FILTER =
      Pattern.compile("default(?:\\s+|\\s*\\(\\s*)(?:" + LITERAL + ")\\s*(?:,\\s*true\\s*)?\\)?");
  private static final Pattern REQUIRED =
      Pattern.compile("required\\s+(?:" + LITERAL + ")\\s*(.*)");
  private static final Pattern CONTROL =
      Pattern.compile("(?:if|else|end|range|with|define|block|template)\\b.*", Pattern.DOTALL);

  /** Functions that change at most the quotes around a value. */
  private static final Set<String> KEEPING =
      Set.of("quote", "squote", "int", "int64", "toString", "trim", "float64", "string");

  private TemplateExpression() {}

  /**
   * Returns what an expression stands for.
   *
   * @param inner the text between the braces
   */
  static TextPart parse(String inner) {
    String source = withoutTrimMarks(inner);
    if (CONTROL.matcher(source).matches()) {
      return new TextPart.Opaque();
    }
    List<String> steps = steps(source);
    Optional<String> defaultValue = Optional.empty();
    for (String filter : steps.subList(1, steps.size())) {
      Matcher defaultFilter = DEFAULT_FILTER.matcher(filter);
      if (defaultFilter.matches()) {
        defaultValue = defaultValue.or(() -> Optional.of(literal(defaultFilter, 1)));
      } else if (!KEEPING.contains(filter) && !REQUIRED.matcher(filter).matches()) {
        return new TextPart.Named(source);
      }
    }
    return head(steps.get(0), defaultValue, source);
  }

  private static TextPart head(String head, Optional<String> defaultValue, String source) {
    Matcher literal = LITERAL_ALONE.matcher(head);
    Matcher name = NAME_ALONE.matcher(head);
    Matcher defaultOf = DEFAULT_OF.matcher(head);
    Matcher required = REQUIRED.matcher(head);
    Matcher applied = APPLIED.matcher(head);
    Matcher nameWithDefault = NAME_WITH_DEFAULT.matcher(head);
    if (literal.matches()) {
      return new TextPart.Literal(literal(literal, 1));
    } else if (name.matches()) {
      return reference(name.group(1), defaultValue);
    } else if (defaultOf.matches()) {
      return reference(
          defaultOf.group(4), defaultValue.or(() -> Optional.of(literal(defaultOf, 1))));
    } else if (required.matches() && !required.group(4).isEmpty()) {
      return head(required.group(4), defaultValue, source);
    } else if (applied.matches() && KEEPING.contains(applied.group(1))) {
      return head(applied.group(2), defaultValue, source);
    } else if (nameWithDefault.matches()) {
      return nameWithDefault.group(1).equals("env")
          ? reference(nameWithDefault.group(2), defaultValue)
          : reference(nameWithDefault.group(1), Optional.of(nameWithDefault.group(2)));
    }
    return new TextPart.Named(source);
  }

  private static TextPart reference(String name, Optional<String> defaultValue) {
    return new TextPart.Reference(
        List.of(new TextPart.Literal(name)),
        defaultValue.map(text -> List.of(new TextPart.Literal(text))));
  }

  private static String literal(Matcher matcher, int firstGroup) {
    for (int group = firstGroup; group < firstGroup + 3; group++) {
      if (matcher.group(group) != null) {
        return matcher.group(group);
      }
    }
    return "";
  }

  private static String withoutTrimMarks(String inner) {
    String source = inner.startsWith("-") ? inner.substring(1) : inner;
    source = source.endsWith("-") ? source.substring(0, source.length() - 1) : source;
    return source.strip();
  }

  /** Splits at the bars outside quotes and parentheses. */
  private static List<String> steps(String source) {
    List<String> steps = new ArrayList<>();
    int open = 0;
    char quote = 0;
    int start = 0;
    for (int index = 0; index < source.length(); index++) {
      char character = source.charAt(index);
      if (quote != 0) {
        quote = character == quote ? 0 : quote;
      } else if (character == '"' || character == '\'' || character == '`') {
        quote = character;
      } else if (character == '(' || character == ')') {
        open += character == '(' ? 1 : -1;
      } else if (character == '|' && open == 0) {
        steps.add(source.substring(start, index).strip());
        start = index + 1;
      }
    }
    steps.add(source.substring(start).strip());
    return steps;
  }
}
