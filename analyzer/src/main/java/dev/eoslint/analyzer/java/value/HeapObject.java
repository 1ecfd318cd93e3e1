package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.model.Site;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An abstract object. Objects are immutable; the state replaces them when they change. */
public sealed interface HeapObject
    permits ConfigMap,
        HeapObject.Instance,
        HeapObject.Sequence,
        HeapObject.Closure,
        HeapObject.LibraryObject {

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

  /** Returns this object when the object {@code id} that it may hold is called {@code name}. */
  default HeapObject renamed(int id, int name) {
    if (Sources.parts(this).stream().noneMatch(part -> part.references().contains(id))) {
      return this;
    } else if (this instanceof Instance instance) {
      return new Instance(instance.type, renamed(instance.fields, id, name), instance.creation);
    } else if (this instanceof LibraryObject library) {
      return new LibraryObject(
          library.type, library.creation, renamed(library.attributes, id, name));
    } else if (this instanceof Sequence sequence) {
      return new Sequence(
          sequence.elements.stream().map(element -> element.renamed(id, name)).distinct().toList(),
          sequence.complete,
          sequence.elementType);
    }
    return this;
  }

  private static Map<String, AbstractValue> renamed(
      Map<String, AbstractValue> values, int id, int name) {
    Map<String, AbstractValue> renamed = new LinkedHashMap<>(values);
    renamed.replaceAll((key, value) -> value.renamed(id, name));
    return renamed;
  }

  private static Map<String, AbstractValue> joinValues(
      Map<String, AbstractValue> left, Map<String, AbstractValue> right) {
    Map<String, AbstractValue> joined = new LinkedHashMap<>(left);
    right.forEach((name, value) -> joined.merge(name, value, AbstractValue::join));
    return joined;
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
    private static final String CONSTANT = "enum constant";

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

    /**
     * Returns a constant of an enum, before its constructor runs.
     *
     * @param declaration where it is declared
     */
    public static Instance ofConstant(TypeSymbol type, String name, Site declaration) {
      AbstractValue text = AbstractValue.known(name, declaration);
      return new Instance(type, Map.of(CONSTANT, text), Optional.of(declaration));
    }

    /** Returns the name of the constant of an enum that it is. */
    public Optional<AbstractValue> constant() {
      return Optional.ofNullable(fields.get(CONSTANT));
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
   * @param fixed whether each of the known elements is there, and nothing can change that
   */
  record Sequence(
      List<AbstractValue> elements, boolean complete, Optional<JavaType> elementType, boolean fixed)
      implements HeapObject {
    public Sequence {
      elements = List.copyOf(elements);
    }

    /** Creates a sequence that can change. */
    public Sequence(
        List<AbstractValue> elements, boolean complete, Optional<JavaType> elementType) {
      this(elements, complete, elementType, false);
    }

    /** Returns a sequence of just these elements, which nothing changes. */
    public static Sequence ofJust(List<AbstractValue> elements) {
      return new Sequence(elements, true, Optional.empty(), true);
    }

    /** Returns this sequence where some of the elements may be left out. */
    public Sequence ofSome() {
      return new Sequence(elements, complete, elementType);
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

    /** What the names of those attributes begin with that tell for good how it was made. */
    public static final String MADE_WITH = "made with ";

    public LibraryObject {
      attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
    }

    /** Returns this object with an attribute set. */
    public LibraryObject with(String attribute, AbstractValue value) {
      Map<String, AbstractValue> changed = new LinkedHashMap<>(attributes);
      changed.put(attribute, value);
      return new LibraryObject(type, creation, changed);
    }

    /** Returns whether the same code made this object and {@code other} in the same way. */
    boolean isMadeLike(LibraryObject other) {
      return type.equals(other.type)
          && creation.isPresent()
          && creation.equals(other.creation)
          && making().equals(other.making());
    }

    private Map<String, AbstractValue> making() {
      Map<String, AbstractValue> making = new LinkedHashMap<>(attributes);
      making.keySet().removeIf(name -> !name.startsWith(MADE_WITH));
      return making;
    }

    /** Returns an attribute. */
    public Optional<AbstractValue> attribute(String name) {
      return Optional.ofNullable(attributes.get(name));
    }
  }
}
