package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What an expression can be. */
public sealed interface AbstractValue {

  /** The most alternatives that a {@link Choice} keeps before the value becomes opaque. */
  int MOST_ALTERNATIVES = 6;

  /** Returns the ids of the objects (consumers, records) whose data flows into this value. */
  default Set<Integer> sources() {
    return Set.of();
  }

  /**
   * A text, number, boolean, class or enum constant.
   *
   * @param value what it is
   * @param sources ids of the objects whose data flows in
   * @param isLong whether it is certainly a {@code long} or {@code Long}
   */
  record Scalar(Value value, Set<Integer> sources, boolean isLong) implements AbstractValue {
    public Scalar {
      sources = Set.copyOf(sources);
    }

    /** Creates a scalar of which nothing else is known. */
    public Scalar(Value value, Set<Integer> sources) {
      this(value, sources, false);
    }
  }

  /**
   * An object in the heap of the state.
   *
   * @param id its key in the heap
   */
  record Reference(int id) implements AbstractValue {}

  /**
   * One of several values, at least one of them not a scalar.
   *
   * @param alternatives two or more different values, none of them itself a choice
   */
  record Choice(List<AbstractValue> alternatives) implements AbstractValue {
    public Choice {
      alternatives = List.copyOf(alternatives);
    }

    @Override
    public Set<Integer> sources() {
      return union(alternatives);
    }
  }

  /**
   * Anything.
   *
   * @param type its declared type, if that is known
   * @param sources ids of the objects whose data flows in
   * @param reply the question that it answers with yes or no, if that is all it says
   */
  record Opaque(Optional<JavaType> type, Set<Integer> sources, Optional<Reply> reply)
      implements AbstractValue {
    public Opaque {
      sources = Set.copyOf(sources);
    }

    /** Creates a value that answers no question. */
    public Opaque(Optional<JavaType> type, Set<Integer> sources) {
      this(type, sources, Optional.empty());
    }
  }

  /**
   * The reply to a question. A value says yes when it is {@code true}, not {@code null}, present or
   * not zero.
   *
   * @param question the id of the object that stands for the question
   * @param negated whether the value says yes when the answer is no
   */
  record Reply(int question, boolean negated) {}

  /** Returns the type if nothing else is known but perhaps what flows in. */
  default Optional<JavaType> typeIfOpaque() {
    return this instanceof Opaque opaque ? opaque.type : Optional.empty();
  }

  /** {@code null}. */
  record Null() implements AbstractValue {}

  /** Returns a scalar without sources. */
  static AbstractValue of(Value value) {
    return new Scalar(value, Set.of());
  }

  /** Returns the scalar that is exactly {@code text}. */
  static AbstractValue known(String text, Site site) {
    return of(Value.known(text, site));
  }

  /** Returns a value of which nothing is known. */
  static AbstractValue opaque() {
    return new Opaque(Optional.empty(), Set.of());
  }

  /** Returns a value of which only the type is known. */
  static AbstractValue ofType(JavaType type) {
    return new Opaque(Optional.of(type), Set.of());
  }

  /** Returns a value of which only is known what flows into it. */
  static AbstractValue derivedFrom(Set<Integer> sources) {
    return new Opaque(Optional.empty(), sources);
  }

  /** Returns the question that this value answers with yes or no, if that is all it says. */
  default Optional<Reply> reply() {
    return this instanceof Opaque opaque ? opaque.reply : Optional.empty();
  }

  /** Returns a value of another type that says yes when this one does, or the opposite. */
  default AbstractValue saying(boolean opposite) {
    return new Opaque(
        Optional.empty(),
        sources(),
        reply().map(reply -> new Reply(reply.question, reply.negated != opposite)));
  }

  /** Returns all sources of {@code values}. */
  static Set<Integer> union(List<AbstractValue> values) {
    Set<Integer> all = new TreeSet<>();
    values.forEach(value -> all.addAll(value.sources()));
    return all;
  }

  /** Returns this value with more sources; references and {@code null} stay as they are. */
  default AbstractValue withSources(Set<Integer> more) {
    if (more.isEmpty() || sources().containsAll(more)) {
      return this;
    }
    Set<Integer> all = new TreeSet<>(sources());
    all.addAll(more);
    if (this instanceof Scalar scalar) {
      return new Scalar(scalar.value, all, scalar.isLong);
    } else if (this instanceof Opaque opaque) {
      return new Opaque(opaque.type, all, opaque.reply);
    }
    return this;
  }

  /** Returns what this value says to the model: {@link Value.Unknown} for anything but scalars. */
  default Value asValue() {
    return this instanceof Scalar scalar ? scalar.value : Value.unknown();
  }

  /** Returns the text if it is exactly one known text. */
  default Optional<String> text() {
    return asValue().text();
  }

  /** Returns whether this is the boolean {@code expected} for certain. */
  default boolean isKnown(boolean expected) {
    return text().filter(Boolean.toString(expected)::equals).isPresent();
  }

  /** Returns the ids of all objects that this value can refer to. */
  default List<Integer> references() {
    if (this instanceof Reference reference) {
      return List.of(reference.id);
    } else if (this instanceof Choice choice) {
      return choice.alternatives.stream().flatMap(each -> each.references().stream()).toList();
    }
    return List.of();
  }

  /** Returns the values that this one can be, each of which is no choice. */
  default List<AbstractValue> alternatives() {
    return List.of(this);
  }

  /** Returns the id of the only object that this value can refer to, if it is no other value. */
  default Optional<Integer> onlyObject() {
    boolean perhapsAbsent =
        this instanceof Choice choice
            && choice.alternatives.stream()
                .allMatch(each -> each instanceof Reference || each instanceof Null);
    List<Integer> ids = this instanceof Reference || perhapsAbsent ? references() : List.of();
    return ids.size() == 1 ? Optional.of(ids.get(0)) : Optional.empty();
  }

  /** Returns this value when the object {@code id} is called {@code name}. */
  default AbstractValue renamed(int id, int name) {
    if (this instanceof Reference reference) {
      return reference.id == id ? new Reference(name) : this;
    } else if (this instanceof Choice choice && references().contains(id)) {
      return join(choice.alternatives.stream().map(each -> each.renamed(id, name)).toList());
    }
    return this;
  }

  /** Returns what holds when either value can be. */
  static AbstractValue join(AbstractValue left, AbstractValue right) {
    return left.equals(right) ? left : join(List.of(left, right));
  }

  /** Returns what holds when any of {@code values} can be. */
  static AbstractValue join(List<AbstractValue> values) {
    Set<AbstractValue> flat = new LinkedHashSet<>();
    for (AbstractValue value : values) {
      flat.addAll(value.alternatives());
    }
    if (flat.size() == 1) {
      return flat.iterator().next();
    }
    List<AbstractValue> scalars = flat.stream().filter(Scalar.class::isInstance).toList();
    if (scalars.size() == flat.size()) {
      Value oneOf = Value.oneOf(scalars.stream().map(AbstractValue::asValue).toList());
      return new Scalar(oneOf, union(scalars));
    }
    List<AbstractValue> alternatives = new ArrayList<>(flat);
    boolean anything = alternatives.stream().anyMatch(Opaque.class::isInstance);
    if (alternatives.size() > MOST_ALTERNATIVES
        || (anything && alternatives.stream().noneMatch(Reference.class::isInstance))) {
      return new Opaque(commonType(alternatives), union(alternatives), onlyReply(alternatives));
    }
    return new Choice(alternatives);
  }

  /** A value that is replaced by {@code null} when it is absent still says the same. */
  private static Optional<Reply> onlyReply(List<AbstractValue> alternatives) {
    List<AbstractValue> present =
        alternatives.stream().filter(each -> !(each instanceof Null)).toList();
    return present.size() == 1 ? present.get(0).reply() : Optional.empty();
  }

  private static Optional<JavaType> commonType(List<AbstractValue> alternatives) {
    return alternatives.stream()
        .filter(Opaque.class::isInstance)
        .flatMap(opaque -> ((Opaque) opaque).type.stream())
        .findFirst();
  }
}
