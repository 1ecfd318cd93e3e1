package dev.eoslint.analyzer.source;

import java.util.List;

/**
 * A pattern for one name of a path.
 *
 * <p>The time to match is bounded by the length of the pattern times the length of the name,
 * whatever the pattern.
 */
final class NamePattern implements PathPattern.Step {

  private final List<Element> elements;

  /** The characters that stand for themselves at the start and at the end. */
  private final String prefix;

  private final String suffix;

  NamePattern(List<Element> elements) {
    this.elements = List.copyOf(elements);
    int first = 0;
    while (first < elements.size() && elements.get(first) instanceof Literal) {
      first++;
    }
    int last = elements.size();
    while (last > first && elements.get(last - 1) instanceof Literal) {
      last--;
    }
    this.prefix = text(elements.subList(0, first));
    this.suffix = text(elements.subList(last, elements.size()));
  }

  /** Returns whether the pattern stands for one name only. */
  boolean isLiteral() {
    return prefix.length() == elements.size();
  }

  boolean matches(String name) {
    if (isLiteral()) {
      return name.equals(prefix);
    }
    return name.length() >= prefix.length() + suffix.length()
        && name.startsWith(prefix)
        && name.endsWith(suffix)
        && matchesBetween(name, prefix.length(), name.length() - suffix.length());
  }

  private boolean matchesBetween(String name, int start, int end) {
    int lastElement = elements.size() - suffix.length();
    int element = prefix.length();
    int position = start;
    int lastAnyText = -1;
    int positionOfLastAnyText = start;
    while (position < end) {
      if (element < lastElement && elements.get(element) instanceof AnyText) {
        lastAnyText = element++;
        positionOfLastAnyText = position;
        if (element == lastElement) {
          return true;
        }
      } else if (element < lastElement && elements.get(element).matches(name.charAt(position))) {
        element++;
        position++;
      } else if (lastAnyText >= 0) {
        element = lastAnyText + 1;
        position = ++positionOfLastAnyText;
      } else {
        return false;
      }
    }
    while (element < lastElement && elements.get(element) instanceof AnyText) {
      element++;
    }
    return element == lastElement;
  }

  private static String text(List<Element> literals) {
    StringBuilder text = new StringBuilder();
    for (Element element : literals) {
      if (element instanceof Literal literal) {
        text.append(literal.expected());
      }
    }
    return text.toString();
  }

  /** A part of a pattern. */
  sealed interface Element {
    /** Returns whether this part can stand for {@code character}. */
    boolean matches(char character);
  }

  /** Any characters, also none. */
  record AnyText() implements Element {
    @Override
    public boolean matches(char character) {
      return true;
    }
  }

  /** Exactly one character. */
  record AnyCharacter() implements Element {
    @Override
    public boolean matches(char character) {
      return true;
    }
  }

  /** A character that stands for itself. */
  record Literal(char expected) implements Element {
    @Override
    public boolean matches(char character) {
      return character == expected;
    }
  }

  /** One character of several ranges, or of none of them. */
  record OneOf(List<Range> ranges, boolean negated) implements Element {
    OneOf {
      ranges = List.copyOf(ranges);
    }

    @Override
    public boolean matches(char character) {
      return negated != ranges.stream().anyMatch(range -> range.contains(character));
    }
  }

  /** Characters from {@code first} to {@code last}, both included. */
  record Range(char first, char last) {
    boolean contains(char character) {
      return character >= first && character <= last;
    }
  }
}
