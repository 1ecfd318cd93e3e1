package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.HeapObject.Sequence;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads the elements of collections. */
public final class Sequences {

  private static final Set<String> COLLECTIONS =
      Set.of(
          "java.util.List",
          "java.util.Set",
          "java.util.Collection",
          "java.util.ArrayList",
          "java.util.Queue",
          "java.util.Deque",
          "java.util.Iterator",
          "java.lang.Iterable",
          "java.util.stream.Stream",
          "java.util.stream.IntStream");

  /** Attribute of a queue: the clients that it holds, as one of them. */
  public static final String POOLED = "pooled";

  private static final String ELEMENT = "element";

  /** More elements than these are not looked at one by one. */
  private static final int MOST_FIXED = 24;

  private Sequences() {}

  /** Returns whether {@code type} is a collection, iterator or stream of the JDK. */
  public static boolean isCollection(JavaType type) {
    return type.arrayDepth() > 0 || COLLECTIONS.contains(type.name());
  }

  /** Returns what an element of {@code collection} can be. */
  public static AbstractValue element(AbstractValue collection, State state) {
    Optional<Sequence> sequence = state.object(collection, Sequence.class);
    if (sequence.isPresent()) {
      return elementOf(sequence.get());
    } else if (collection instanceof AbstractValue.Opaque opaque) {
      return new AbstractValue.Opaque(
          opaque.type().flatMap(JavaType::elementType), opaque.sources());
    }
    return state
        .object(collection, LibraryObject.class)
        .flatMap(object -> object.attribute(ELEMENT).or(() -> object.attribute(POOLED)))
        .orElseGet(() -> AbstractValue.derivedFrom(collection.sources()));
  }

  /**
   * Returns the elements of {@code collection} if they are several objects that were created: what
   * runs over them has to do with each of them in turn, and not with one of them.
   */
  public static List<AbstractValue> apart(AbstractValue collection, State state) {
    Optional<List<AbstractValue>> pooled =
        state
            .object(collection, LibraryObject.class)
            .flatMap(object -> object.attribute(POOLED))
            .map(clients -> Pools.clients(List.of(clients)));
    return state
        .object(collection, Sequence.class)
        .map(Sequence::elements)
        .or(() -> pooled)
        .filter(
            elements -> elements.size() > 1 && elements.size() <= AbstractValue.MOST_ALTERNATIVES)
        .filter(elements -> elements.stream().allMatch(AbstractValue.Reference.class::isInstance))
        .orElseGet(List::of);
  }

  /** Returns the elements of {@code collection} if all of them are known for good. */
  public static List<AbstractValue> fixed(AbstractValue collection, State state) {
    return state
        .object(collection, Sequence.class)
        .filter(sequence -> sequence.fixed() && sequence.elements().size() <= MOST_FIXED)
        .map(Sequence::elements)
        .orElseGet(List::of);
  }

  private static AbstractValue elementOf(Sequence sequence) {
    if (sequence.elements().isEmpty()) {
      return sequence.elementType().map(AbstractValue::ofType).orElseGet(AbstractValue::opaque);
    }
    AbstractValue known = AbstractValue.join(sequence.elements());
    boolean onlyOne = sequence.complete() && sequence.elements().size() == 1;
    return onlyOne || !(known instanceof AbstractValue.Scalar)
        ? known
        : AbstractValue.join(List.of(known, AbstractValue.opaque()));
  }
}
