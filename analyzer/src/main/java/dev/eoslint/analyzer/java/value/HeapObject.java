package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An abstract object. Objects are immutable; the state replaces them when they change. */
public sealed interface HeapObject {

  /** Returns what holds where two paths meet that left the object in these two forms. */
  static HeapObject join(HeapObject left, HeapObject right) {
    if (left == right || left.equals(right)) {
      return left;
    } else if (left instanceof ConfigMap a && right instanceof ConfigMap b) {
      return a.joinedWith(b);
    } else if (left instanceof Instance a && right instanceof Instance b) {
      return new Instance(a.type, joinValues(a.fields, b.fields), a.creation);
    } else if (left instanceof Sequence a && right instanceof Sequence b) {
      return a.joinedWith(b);
    } else if (left instanceof LibraryObject a && right instanceof LibraryObject b) {
      return new LibraryObject(a.type, a.creation, joinValues(a.attributes, b.attributes));
    }
    return left;
  }

  /** Returns whether code in view was seen to create it: such an object is not {@code null}. */
  default boolean isCreated() {
    if (this instanceof Instance instance) {
      return instance.creation.isPresent();
    }
    return !(this instanceof LibraryObject library) || library.creation.isPresent();
  }

  private static Map<String, AbstractValue> joinValues(
      Map<String, AbstractValue> left, Map<String, AbstractValue> right) {
    Map<String, AbstractValue> joined = new LinkedHashMap<>(left);
    right.forEach((name, value) -> joined.merge(name, value, AbstractValue::join));
    return joined;
  }

  /**
   * A map of settings ({@code Map} or {@code Properties}).
   *
   * @param entries what was put under known keys, in the order of first writing
   * @param complete whether nothing else can be in it
   * @param others what was put under keys that are not known
   * @param beginning where the code that fills it begins: the variable that holds it, or else the
   *     expression that makes it; absent when that differs from path to path or is not code
   */
  record ConfigMap(
      Map<String, Entry> entries,
      boolean complete,
      List<AbstractValue> others,
      Optional<Site> beginning)
      implements HeapObject {

    /** Values under unknown keys beyond these are not followed. */
    private static final int MOST_OTHERS = 8;

    public ConfigMap {
      entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
      others = List.copyOf(others);
    }

    /** Returns this map after {@code value} was put under a key that is not known. */
    public ConfigMap withOther(AbstractValue value) {
      ConfigMap changed = overwritten();
      if (others.contains(value) || others.size() >= MOST_OTHERS) {
        return changed;
      }
      List<AbstractValue> more = new ArrayList<>(others);
      more.add(value);
      return new ConfigMap(changed.entries, false, more, beginning);
    }

    /** Returns an empty map that is complete. */
    public static ConfigMap empty() {
      return new ConfigMap(Map.of(), true, List.of(), Optional.empty());
    }

    /** Returns this map when the code that fills it from now on begins at {@code site}. */
    public ConfigMap beginningAt(Site site) {
      return new ConfigMap(entries, complete, others, Optional.of(site));
    }

    /** Returns this map after everything was taken out of it. */
    public ConfigMap emptied() {
      return new ConfigMap(Map.of(), true, List.of(), beginning);
    }

    /** Returns this map after {@code entry} was put under {@code key}. */
    public ConfigMap with(String key, Entry entry) {
      Map<String, Entry> changed = new LinkedHashMap<>(entries);
      changed.remove(key);
      changed.put(key, entry);
      return new ConfigMap(changed, complete, others, beginning);
    }

    /** Returns this map after the value of {@code key} was taken out. */
    public ConfigMap without(String key) {
      Map<String, Entry> changed = new LinkedHashMap<>(entries);
      changed.remove(key);
      return new ConfigMap(changed, complete, others, beginning);
    }

    /** Returns this map after the value of {@code key}, if there is one, became another one. */
    public ConfigMap withUnknown(String key) {
      Map<String, Entry> changed = new LinkedHashMap<>(entries);
      changed.computeIfPresent(key, (name, entry) -> entry.withUnknownValue());
      return new ConfigMap(changed, complete, others, beginning);
    }

    /** Returns this map after all of its values became others. */
    public ConfigMap withUnknownValues() {
      Map<String, Entry> changed = new LinkedHashMap<>(entries);
      changed.replaceAll((key, entry) -> entry.withUnknownValue());
      return new ConfigMap(changed, complete, others, beginning);
    }

    /**
     * Returns this map after something unseen was put into it that may have replaced or removed
     * what was there.
     */
    public ConfigMap overwritten() {
      Map<String, Entry> changed = new LinkedHashMap<>(entries);
      changed.replaceAll((key, entry) -> entry.asConditional());
      return new ConfigMap(changed, false, others, beginning);
    }

    /** Returns this map after all of {@code other} was put into it. */
    public ConfigMap withAll(ConfigMap other) {
      Map<String, Entry> changed = new LinkedHashMap<>(entries);
      if (!other.complete) {
        changed.replaceAll((key, entry) -> entry.asConditional());
      }
      other.entries.forEach(
          (key, entry) -> {
            Optional<Entry> before =
                Optional.ofNullable(changed.remove(key)).filter(any -> entry.conditional);
            changed.put(key, before.map(known -> known.or(entry)).orElse(entry));
          });
      return new ConfigMap(changed, complete && other.complete, allOthers(other), beginning);
    }

    /** Returns this map when something unseen may have changed it. */
    public ConfigMap incomplete() {
      return complete ? new ConfigMap(entries, false, others, beginning) : this;
    }

    private ConfigMap joinedWith(ConfigMap other) {
      Map<String, Entry> joined = new LinkedHashMap<>();
      entries.forEach(
          (key, entry) -> {
            Entry there = other.entries.get(key);
            joined.put(key, there == null ? entry.asConditional() : entry.or(there));
          });
      other.entries.forEach((key, entry) -> joined.putIfAbsent(key, entry.asConditional()));
      return new ConfigMap(
          joined,
          complete && other.complete,
          allOthers(other),
          beginning.filter(site -> other.beginning.equals(Optional.of(site))));
    }

    private List<AbstractValue> allOthers(ConfigMap other) {
      List<AbstractValue> all = new ArrayList<>(others);
      other.others.stream()
          .filter(value -> !all.contains(value) && all.size() < MOST_OTHERS)
          .forEach(all::add);
      return all;
    }
  }

  /**
   * A value in a map.
   *
   * @param value the value
   * @param site the statement or argument that put it there
   * @param spelling how the key was written there
   * @param conditional whether it is there on some paths only
   */
  record Entry(AbstractValue value, Site site, String spelling, boolean conditional) {

    Entry withUnknownValue() {
      return new Entry(AbstractValue.opaque(), site, spelling, conditional);
    }

    Entry asConditional() {
      return conditional ? this : new Entry(value, site, spelling, true);
    }

    Entry or(Entry other) {
      return equals(other)
          ? this
          : new Entry(
              AbstractValue.join(value, other.value),
              site,
              spelling,
              conditional || other.conditional);
    }
  }

  /**
   * An object of a project class.
   *
   * @param type the class
   * @param fields the fields whose value is known
   * @param creation where it is created; absent for an object that comes from outside
   */
  record Instance(TypeSymbol type, Map<String, AbstractValue> fields, Optional<Site> creation)
      implements HeapObject {

    private static final String HANDED_OUT = "handed out";

    public Instance {
      fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }

    /** Returns an object that code out of view hands out, one of any number of this class. */
    public static Instance handedOut(TypeSymbol type) {
      return new Instance(type, Map.of(HANDED_OUT, new AbstractValue.Null()), Optional.empty());
    }

    /** Returns whether code out of view handed it out. */
    public boolean isHandedOut() {
      return fields.containsKey(HANDED_OUT);
    }

    /** Returns this object with the texts unknown that are not what they were in {@code old}. */
    Instance withoutChangesSince(Instance old) {
      Map<String, AbstractValue> known = new LinkedHashMap<>(fields);
      known.replaceAll(
          (name, value) ->
              value instanceof AbstractValue.Scalar scalar && !value.equals(old.fields.get(name))
                  ? new AbstractValue.Scalar(Value.unknown(), scalar.sources())
                  : value);
      return new Instance(type, known, creation);
    }

    /** Returns this object after a field was set. */
    public Instance with(String field, AbstractValue value) {
      Map<String, AbstractValue> changed = new LinkedHashMap<>(fields);
      changed.put(field, value);
      return new Instance(type, changed, creation);
    }
  }

  /**
   * A list, set or array.
   *
   * @param elements the known elements in order
   * @param complete whether there are no others
   * @param elementType the declared type of the elements
   */
  record Sequence(List<AbstractValue> elements, boolean complete, Optional<JavaType> elementType)
      implements HeapObject {
    public Sequence {
      elements = List.copyOf(elements);
    }

    /** Returns this sequence with one more element. */
    public Sequence with(AbstractValue element) {
      if (elements.contains(element)) {
        return this;
      }
      List<AbstractValue> changed = new ArrayList<>(elements);
      changed.add(element);
      return new Sequence(changed, complete, elementType);
    }

    private Sequence joinedWith(Sequence other) {
      List<AbstractValue> all = new ArrayList<>(elements);
      other.elements.stream().filter(element -> !all.contains(element)).forEach(all::add);
      return new Sequence(all, false, elementType.or(other::elementType));
    }
  }

  /**
   * A lambda, method reference or anonymous class with the variables that it sees.
   *
   * @param code the lambda or method reference
   * @param captured the local variables in its scope
   * @param self {@code this} in its scope
   * @param in the type that it is written in
   */
  record Closure(
      Expression code, Map<String, AbstractValue> captured, AbstractValue self, TypeSymbol in)
      implements HeapObject {
    public Closure {
      captured = Map.copyOf(captured);
    }
  }

  /**
   * An object of a library class that some semantics understands.
   *
   * @param type the class
   * @param creation where it is created; absent for an object that comes from outside
   * @param attributes what the semantics of its library remember of it
   */
  record LibraryObject(
      JavaType type, Optional<Site> creation, Map<String, AbstractValue> attributes)
      implements HeapObject {
    public LibraryObject {
      attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
    }

    /** Returns this object with an attribute set. */
    public LibraryObject with(String attribute, AbstractValue value) {
      Map<String, AbstractValue> changed = new LinkedHashMap<>(attributes);
      changed.put(attribute, value);
      return new LibraryObject(type, creation, changed);
    }

    /** Returns an attribute. */
    public Optional<AbstractValue> attribute(String name) {
      return Optional.ofNullable(attributes.get(name));
    }
  }
}
