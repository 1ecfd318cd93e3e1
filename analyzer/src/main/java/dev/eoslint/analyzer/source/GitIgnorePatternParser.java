package dev.eoslint.analyzer.source;

import dev.eoslint.analyzer.source.NamePattern.AnyCharacter;
import dev.eoslint.analyzer.source.NamePattern.AnyText;
import dev.eoslint.analyzer.source.NamePattern.Element;
import dev.eoslint.analyzer.source.NamePattern.Literal;
import dev.eoslint.analyzer.source.NamePattern.OneOf;
import dev.eoslint.analyzer.source.NamePattern.Range;
import dev.eoslint.analyzer.source.PathPattern.AnyFolders;
import dev.eoslint.analyzer.source.PathPattern.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads one pattern of a {@code .gitignore} file, without its negation and its final slash. */
final class GitIgnorePatternParser {

  private static final Map<String, List<Range>> CLASSES =
      Map.ofEntries(
          Map.entry("alnum", ranges("azAZ09")),
          Map.entry("alpha", ranges("azAZ")),
          Map.entry("blank", ranges("  \t\t")),
          Map.entry("cntrl", ranges("\0\u001F\u007F\u007F")),
          Map.entry("digit", ranges("09")),
          Map.entry("graph", ranges("!~")),
          Map.entry("lower", ranges("az")),
          Map.entry("print", ranges(" ~")),
          Map.entry("punct", ranges("!/:@[`{~")),
          Map.entry("space", ranges("  \t\r")),
          Map.entry("upper", ranges("AZ")),
          Map.entry("xdigit", ranges("afAF09")));

  private final String text;
  private int position;

  GitIgnorePatternParser(String text) {
    this.text = text;
  }

  /** Returns the pattern; empty when it is malformed, which Git takes as matching nothing. */
  Optional<PathPattern> parse() {
    List<Step> steps = new ArrayList<>();
    List<Element> name = new ArrayList<>();
    position = text.startsWith("/") ? 1 : 0;
    while (position < text.length()) {
      if (peek() == '/' || text.startsWith("\\/", position)) {
        position += peek() == '/' ? 1 : 2;
        steps.add(step(name));
        name.clear();
      } else {
        Optional<Element> element = element();
        if (element.isEmpty()) {
          return Optional.empty();
        }
        name.add(element.get());
      }
    }
    Step last = step(name);
    steps.add(last);
    if (last instanceof AnyFolders) {
      steps.add(new NamePattern(List.of(new AnyText())));
    }
    return Optional.of(new PathPattern(steps));
  }

  private static Step step(List<Element> name) {
    return isDoubleStar(name) ? new AnyFolders() : new NamePattern(name);
  }

  private static boolean isDoubleStar(List<Element> name) {
    for (Element element : name) {
      if (!(element instanceof AnyText)) {
        return false;
      }
    }
    return name.size() > 1;
  }

  private Optional<Element> element() {
    char character = next();
    return switch (character) {
      case '*' -> Optional.of(new AnyText());
      case '?' -> Optional.of(new AnyCharacter());
      case '[' -> oneOf();
      case '\\' -> atEnd() ? Optional.empty() : Optional.of(new Literal(next()));
      default -> Optional.of(new Literal(character));
    };
  }

  private Optional<Element> oneOf() {
    boolean negated = !atEnd() && (peek() == '!' || peek() == '^');
    if (negated) {
      position++;
    }
    List<Range> ranges = new ArrayList<>();
    boolean first = true;
    while (!atEnd() && (first || peek() != ']')) {
      first = false;
      if (text.startsWith("[:", position)) {
        Optional<List<Range>> named = namedClass();
        if (named.isEmpty()) {
          return Optional.empty();
        }
        ranges.addAll(named.get());
      } else {
        Optional<Range> range = range();
        if (range.isEmpty()) {
          return Optional.empty();
        }
        ranges.add(range.get());
      }
    }
    if (atEnd()) {
      return Optional.empty();
    }
    position++;
    return Optional.of(new OneOf(ranges, negated));
  }

  private Optional<List<Range>> namedClass() {
    int end = text.indexOf(":]", position + 2);
    if (end < 0) {
      return Optional.empty();
    }
    String name = text.substring(position + 2, end);
    position = end + 2;
    return Optional.ofNullable(CLASSES.get(name));
  }

  private Optional<Range> range() {
    Optional<Character> first = classCharacter();
    boolean single =
        position + 1 >= text.length() || peek() != '-' || text.charAt(position + 1) == ']';
    if (first.isEmpty() || single) {
      return first.map(character -> new Range(character, character));
    }
    position++;
    return classCharacter().map(last -> new Range(first.get(), last));
  }

  private Optional<Character> classCharacter() {
    char character = next();
    if (character != '\\') {
      return Optional.of(character);
    }
    return atEnd() ? Optional.empty() : Optional.of(next());
  }

  private char peek() {
    return text.charAt(position);
  }

  private char next() {
    return text.charAt(position++);
  }

  private boolean atEnd() {
    return position >= text.length();
  }

  private static List<Range> ranges(String bounds) {
    List<Range> ranges = new ArrayList<>();
    for (int index = 0; index < bounds.length(); index += 2) {
      ranges.add(new Range(bounds.charAt(index), bounds.charAt(index + 1)));
    }
    return List.copyOf(ranges);
  }
}
