package dev.eoslint.analyzer.config.placeholder;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Splits a text into literals and placeholders. */
final class PlaceholderParser {

  private static final int MAXIMUM_DEPTH = 20;

  private static final Pattern KUBERNETES_VARIABLE =
      Pattern.compile("\\$\\(([A-Za-z_][A-Za-z0-9_.-]*)\\)");
  private static final Pattern SHELL_VARIABLE = Pattern.compile("\\$([A-Za-z_][A-Za-z0-9_]*)");
  private static final Pattern SHELL_SUBSTITUTION =
      Pattern.compile("([A-Za-z_][A-Za-z0-9_]*)(?:(:?[-?+])((?s:.*)))?");
  private static final Pattern WINDOWS_VARIABLE = Pattern.compile("%([A-Z_][A-Z0-9_]*)%");
  private static final Pattern FILTERED_NAME =
      Pattern.compile("(?<![\\w@.])@([A-Za-z][\\w.-]*+)@(?![\\w@])");

  private final String text;
  private final PlaceholderSyntax syntax;
  private final int depth;
  private final List<TextPart> parts = new ArrayList<>();
  private final StringBuilder literal = new StringBuilder();

  private PlaceholderParser(String text, PlaceholderSyntax syntax, int depth) {
    this.text = text;
    this.syntax = syntax;
    this.depth = depth;
  }

  /** Returns the parts of the text, none of them an empty literal. */
  static List<TextPart> parse(String text, PlaceholderSyntax syntax) {
    return new PlaceholderParser(text, syntax, 0).parts();
  }

  private static List<TextPart> parse(String text, PlaceholderSyntax syntax, int depth) {
    return depth > MAXIMUM_DEPTH
        ? List.of(new TextPart.Opaque())
        : new PlaceholderParser(text, syntax, depth).parts();
  }

  private List<TextPart> parts() {
    int position = 0;
    while (position < text.length()) {
      int end = placeholder(position);
      if (end == position) {
        literal.append(text.charAt(position));
        end++;
      }
      position = end;
    }
    flushLiteral();
    return parts;
  }

  /** Takes what starts at {@code start} and returns the offset after it; {@code start} if none. */
  private int placeholder(int start) {
    return switch (text.charAt(start)) {
      case '\\' -> escape(start);
      case '$' -> dollar(start);
      case '#' -> text.startsWith("#{", start) ? expression(start) : start;
      case '{' -> template(start);
      case '%' -> variable(start, WINDOWS_VARIABLE);
      case '@' -> variable(start, FILTERED_NAME);
      default -> start;
    };
  }

  /** A backslash keeps a placeholder from being one (Spring Framework 6.2 and MicroProfile). */
  private int escape(int start) {
    if (syntax != PlaceholderSyntax.PROPERTIES || !text.startsWith("${", start + 1)) {
      return start;
    }
    literal.append("${");
    return start + 3;
  }

  private int dollar(int start) {
    boolean doubled = text.startsWith("$$", start);
    if (doubled && syntax == PlaceholderSyntax.SHELL) {
      literal.append('$');
      return start + 2;
    }
    if (text.startsWith("$$(", start)) {
      literal.append("$(");
      return start + 3;
    }
    if (text.startsWith("${", start) && !text.startsWith("${{", start)) {
      return substitution(start);
    }
    int end = variable(start, KUBERNETES_VARIABLE);
    return end == start && syntax == PlaceholderSyntax.SHELL
        ? variable(start, SHELL_VARIABLE)
        : end;
  }

  private int substitution(int start) {
    int close = closingBrace(start + 2);
    if (close < 0) {
      return start;
    }
    String inner = text.substring(start + 2, close);
    add(
        switch (syntax) {
          case PROPERTIES -> propertyReference(inner);
          case CONFIG_PROVIDER -> providerReference(inner);
          case SHELL -> shellReference(inner);
        });
    return close + 1;
  }

  private TextPart propertyReference(String inner) {
    int colon = topLevelColon(inner);
    String name = (colon < 0 ? inner : inner.substring(0, colon)).replace("\\:", ":");
    Optional<List<TextPart>> defaultValue =
        colon < 0
            ? Optional.empty()
            : Optional.of(parse(inner.substring(colon + 1), syntax, depth + 1));
    return new TextPart.Reference(parse(name.strip(), syntax, depth + 1), defaultValue);
  }

  private static TextPart providerReference(String inner) {
    String name = inner.startsWith("env:") ? inner.substring("env:".length()) : inner;
    return reference(name.strip(), Optional.empty());
  }

  private TextPart shellReference(String inner) {
    Matcher matcher = SHELL_SUBSTITUTION.matcher(inner);
    if (!matcher.matches()) {
      return new TextPart.Opaque();
    }
    String operator = matcher.group(2);
    if (operator == null || operator.endsWith("?")) {
      return reference(matcher.group(1), Optional.empty());
    }
    return operator.endsWith("+")
        ? new TextPart.Opaque()
        : reference(matcher.group(1), Optional.of(parse(matcher.group(3), syntax, depth + 1)));
  }

  private int expression(int start) {
    int close = closingBrace(start + 2);
    if (close < 0) {
      return start;
    }
    add(new TextPart.Expression(parse(text.substring(start + 2, close), syntax, depth + 1)));
    return close + 1;
  }

  private int template(int start) {
    if (text.startsWith("{%", start) && text.indexOf("%}", start) > 0) {
      add(new TextPart.Opaque());
      return text.indexOf("%}", start) + 2;
    }
    int close = text.startsWith("{{", start) ? text.indexOf("}}", start + 2) : -1;
    if (close < 0) {
      return start;
    }
    add(TemplateExpression.parse(text.substring(start + 2, close)));
    return close + 2;
  }

  private int variable(int start, Pattern pattern) {
    Matcher matcher = pattern.matcher(text).useTransparentBounds(true).region(start, text.length());
    if (!matcher.lookingAt()) {
      return start;
    }
    add(reference(matcher.group(1), Optional.empty()));
    return matcher.end();
  }

  private int closingBrace(int from) {
    int open = 1;
    for (int index = from; index < text.length(); index++) {
      char character = text.charAt(index);
      open += character == '{' ? 1 : character == '}' ? -1 : 0;
      if (open == 0) {
        return index;
      }
    }
    return -1;
  }

  private static int topLevelColon(String inner) {
    int open = 0;
    for (int index = 0; index < inner.length(); index++) {
      char character = inner.charAt(index);
      open += character == '{' ? 1 : character == '}' ? -1 : 0;
      boolean escaped = index > 0 && inner.charAt(index - 1) == '\\';
      if (character == ':' && open == 0 && !escaped) {
        return index;
      }
    }
    return -1;
  }

  private void add(TextPart part) {
    flushLiteral();
    parts.add(part);
  }

  private void flushLiteral() {
    if (literal.length() > 0) {
      parts.add(new TextPart.Literal(literal.toString()));
      literal.setLength(0);
    }
  }

  private static TextPart reference(String name, Optional<List<TextPart>> defaultValue) {
    return new TextPart.Reference(List.of(new TextPart.Literal(name)), defaultValue);
  }
}
