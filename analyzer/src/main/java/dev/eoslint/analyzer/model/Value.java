package dev.eoslint.analyzer.model;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * What is known of a text that a program computes or a file states.
 *
 * <p>Numbers, booleans, durations in milliseconds, classes and enum constants are held as the text
 * that Kafka would read. Every value remembers the sites that it came from, the most specific (the
 * literal) first.
 */
public sealed interface Value {

  /** Returns the places that show this value, the literal or declaration first. */
  List<Site> origins();

  /** Returns the text if it is one known text. */
  default Optional<String> text() {
    return Optional.empty();
  }

  /**
   * Exactly this text.
   *
   * @param literal the text
   * @param origins the places that show it
   */
  record Known(String literal, List<Site> origins) implements Value {
    public Known {
      origins = List.copyOf(origins);
    }

    @Override
    public Optional<String> text() {
      return Optional.of(literal);
    }
  }

  /**
   * One of several values, depending on the path that the program takes.
   *
   * @param alternatives at least two different values, none of them itself a {@code OneOf}
   * @param origins the places that show it
   */
  record OneOf(List<Value> alternatives, List<Site> origins) implements Value {
    public OneOf {
      alternatives = List.copyOf(alternatives);
      origins = List.copyOf(origins);
    }
  }

  /**
   * A value that the environment gives: an environment variable, a system property, a placeholder.
   *
   * @param name the name of the variable or property
   * @param defaultValue what holds when the environment is silent, if it is known
   * @param origins the places that show it
   */
  record External(String name, Optional<Value> defaultValue, List<Site> origins) implements Value {
    public External {
      origins = List.copyOf(origins);
    }
  }

  /**
   * A value that differs between the instances of an application that run at the same time and
   * stays the same when an instance starts again: host name, pod name, ordinal, partition.
   *
   * @param evidence what shows it, for people: {@code "environment variable HOSTNAME"}
   * @param nameOfPod whether it is the name of the pod where Kubernetes runs the instance
   * @param origins the places that show it
   */
  record PerInstance(String evidence, boolean nameOfPod, List<Site> origins) implements Value {
    public PerInstance {
      origins = List.copyOf(origins);
    }

    /** Creates a value that need not be the name of a pod. */
    public PerInstance(String evidence, List<Site> origins) {
      this(evidence, false, origins);
    }
  }

  /**
   * A value that is new at each start: random numbers, time stamps, process ids.
   *
   * @param evidence what shows it, for people: {@code "UUID.randomUUID()"}
   * @param origins the places that show it
   */
  record Random(String evidence, List<Site> origins) implements Value {
    public Random {
      origins = List.copyOf(origins);
    }
  }

  /**
   * Several values written one after the other, at least one of them not {@link Known}.
   *
   * @param parts in order, none of them itself a {@code Composite}
   * @param origins the places that show it
   */
  record Composite(List<Value> parts, List<Site> origins) implements Value {
    public Composite {
      parts = List.copyOf(parts);
      origins = List.copyOf(origins);
    }
  }

  /**
   * Nothing is known. Rules stay silent.
   *
   * @param origins the places that were looked at
   */
  record Unknown(List<Site> origins) implements Value {
    public Unknown {
      origins = List.copyOf(origins);
    }
  }

  /**
   * Returns the value of a library's constant, which the sources do not show: two of them are the
   * same if they are the same constant.
   */
  static Value unseenConstant(String type, String field, Site site) {
    return new External(
        type.substring(type.lastIndexOf('.') + 1) + "." + field, Optional.empty(), List.of(site));
  }

  /** Returns whether {@code value} is a constant of a library that the sources do not show. */
  static boolean isUnseenConstant(Value value) {
    return value instanceof External external
        && external.name.matches("[A-Z]\\w*\\.[A-Z0-9_]+")
        && external.defaultValue.isEmpty();
  }

  /** Returns a value that is exactly {@code text}. */
  static Value known(String text, Site... origins) {
    return new Known(text, List.of(origins));
  }

  /** Returns a value of which nothing is known. */
  static Value unknown(Site... origins) {
    return new Unknown(List.of(origins));
  }

  /**
   * Returns the values written one after the other, folded as far as they are known; a text that
   * would be far longer than any setting is unknown.
   */
  static Value concatenation(List<Value> values) {
    List<Value> parts = new ArrayList<>();
    Set<Site> origins = new LinkedHashSet<>();
    for (Value value : values) {
      origins.addAll(value.origins());
      List<Value> pieces =
          value instanceof Composite composite ? composite.parts() : List.of(value);
      for (Value piece : pieces) {
        appendFolded(parts, piece);
      }
      if (isLongerThanAnySetting(parts)) {
        return new Unknown(List.copyOf(origins));
      }
    }
    if (parts.isEmpty()) {
      return new Known("", List.copyOf(origins));
    }
    if (parts.size() == 1) {
      return parts.get(0);
    }
    return bounded(new Composite(parts, List.copyOf(origins)));
  }

  /** No setting has more parts than these; code that writes a text piece by piece has. */
  int MOST_PARTS = 64;

  private static Value bounded(Value value) {
    return count(value, MOST_PARTS + 1) > MOST_PARTS ? new Unknown(value.origins()) : value;
  }

  private static int count(Value value, int most) {
    List<Value> inner = List.of();
    if (value instanceof OneOf oneOf) {
      inner = oneOf.alternatives();
    } else if (value instanceof Composite composite) {
      inner = composite.parts();
    }
    int counted = 1;
    for (Value part : inner) {
      if (counted >= most) {
        return counted;
      }
      counted += count(part, most - counted);
    }
    return counted;
  }

  /** Returns the one value if all are equal in meaning, else a {@link OneOf} of them. */
  static Value oneOf(List<Value> values) {
    List<Value> alternatives = new ArrayList<>();
    Set<Site> origins = new LinkedHashSet<>();
    for (Value value : values) {
      origins.addAll(value.origins());
      List<Value> flat = value instanceof OneOf oneOf ? oneOf.alternatives() : List.of(value);
      for (Value alternative : flat) {
        if (alternatives.stream().noneMatch(known -> known.sameMeaning(alternative))) {
          alternatives.add(alternative);
        }
      }
    }
    if (alternatives.isEmpty()) {
      return new Unknown(List.copyOf(origins));
    }
    return alternatives.size() == 1
        ? alternatives.get(0)
        : bounded(new OneOf(alternatives, List.copyOf(origins)));
  }

  /** Returns this value with {@code site} added as the outermost place that shows it. */
  default Value seenAt(Site site) {
    if (origins().contains(site)) {
      return this;
    }
    List<Site> extended = new ArrayList<>(origins());
    extended.add(site);
    if (this instanceof Known known) {
      return new Known(known.literal, extended);
    } else if (this instanceof OneOf oneOf) {
      return new OneOf(oneOf.alternatives, extended);
    } else if (this instanceof External external) {
      return new External(external.name, external.defaultValue, extended);
    } else if (this instanceof PerInstance perInstance) {
      return new PerInstance(perInstance.evidence, perInstance.nameOfPod, extended);
    } else if (this instanceof Random random) {
      return new Random(random.evidence, extended);
    } else if (this instanceof Composite composite) {
      return new Composite(composite.parts, extended);
    }
    return new Unknown(extended);
  }

  /** Returns whether this value or a part of it satisfies {@code type}. */
  default boolean hasPart(Class<? extends Value> type) {
    if (type.isInstance(this)) {
      return true;
    }
    if (this instanceof Composite composite) {
      return composite.parts.stream().anyMatch(part -> part.hasPart(type));
    }
    return false;
  }

  /** Returns whether this value is the same wherever one process computes it. */
  default boolean isConstantInProcess() {
    if (this instanceof Composite composite) {
      return composite.parts.stream().allMatch(Value::isConstantInProcess);
    }
    return this instanceof Known || this instanceof PerInstance || this instanceof External;
  }

  /** Returns whether both values say the same, wherever they were seen. */
  default boolean sameMeaning(Value other) {
    if (this instanceof Known a && other instanceof Known b) {
      return a.literal.equals(b.literal);
    } else if (this instanceof External a && other instanceof External b) {
      return a.name.equals(b.name)
          && a.defaultValue.isPresent() == b.defaultValue.isPresent()
          && (a.defaultValue.isEmpty()
              || a.defaultValue.get().sameMeaning(b.defaultValue.orElseThrow()));
    } else if (this instanceof PerInstance a && other instanceof PerInstance b) {
      return a.evidence.equals(b.evidence);
    } else if (this instanceof Random a && other instanceof Random b) {
      return a.evidence.equals(b.evidence);
    } else if (this instanceof Composite a && other instanceof Composite b) {
      return sameMeaning(a.parts, b.parts);
    } else if (this instanceof OneOf a && other instanceof OneOf b) {
      return sameMeaning(a.alternatives, b.alternatives);
    }
    return this instanceof Unknown && other instanceof Unknown;
  }

  private static boolean sameMeaning(List<Value> left, List<Value> right) {
    if (left.size() != right.size()) {
      return false;
    }
    for (int index = 0; index < left.size(); index++) {
      if (!left.get(index).sameMeaning(right.get(index))) {
        return false;
      }
    }
    return true;
  }

  /** Code that doubles a text line by line would fill the memory otherwise. */
  private static boolean isLongerThanAnySetting(List<Value> parts) {
    long length = 0;
    for (Value part : parts) {
      length += part instanceof Known known ? known.literal.length() : 1;
    }
    return length > 100_000;
  }

  private static void appendFolded(List<Value> parts, Value piece) {
    int last = parts.size() - 1;
    if (last >= 0 && parts.get(last) instanceof Known before && piece instanceof Known after) {
      Set<Site> origins = new LinkedHashSet<>(before.origins);
      origins.addAll(after.origins);
      parts.set(last, new Known(before.literal + after.literal, List.copyOf(origins)));
    } else if (!(piece instanceof Known known && known.literal.isEmpty() && last >= 0)) {
      parts.add(piece);
    }
  }

  /** Returns a text for messages: the literal, or the parts with placeholders for the unknown. */
  default String display() {
    if (this instanceof Known known) {
      return known.literal;
    } else if (this instanceof External external) {
      return "${" + external.name + "}";
    } else if (this instanceof PerInstance perInstance) {
      return "<" + perInstance.evidence + ">";
    } else if (this instanceof Random random) {
      return "<" + random.evidence + ">";
    } else if (this instanceof Composite composite) {
      StringBuilder text = new StringBuilder();
      composite.parts.forEach(part -> text.append(part.display()));
      return text.toString();
    } else if (this instanceof OneOf oneOf) {
      return String.join(" or ", oneOf.alternatives.stream().map(Value::display).toList());
    }
    return "<unknown>";
  }

  /** Returns the innermost place that shows this value, if any. */
  default Optional<Site> innermostOrigin() {
    return origins().stream().filter(Objects::nonNull).findFirst();
  }
}
