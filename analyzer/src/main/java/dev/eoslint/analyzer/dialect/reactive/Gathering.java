package dev.eoslint.analyzer.dialect.reactive;

import dev.eoslint.analyzer.dialect.reactive.Path.Place;
import dev.eoslint.analyzer.java.value.AbstractValue;
import java.util.ArrayList;
import java.util.List;

/** Waits until a publisher has ended, and keeps what its elements can be. */
final class Gathering implements Downstream {

  private final List<AbstractValue> elements = new ArrayList<>();
  private Place place = Place.HERE;

  @Override
  public void next(AbstractValue element, Path path) {
    elements.add(element);
    note(path);
  }

  @Override
  public void empty(Path path) {
    note(path);
  }

  private void note(Path path) {
    place = path.place().compareTo(place) > 0 ? path.place() : place;
  }

  /** Returns what an element can be; {@code null} when there was none. */
  AbstractValue element() {
    return elements.isEmpty() ? new AbstractValue.Null() : AbstractValue.join(elements);
  }

  /** Returns {@code before} where the publisher has ended. */
  Path after(Path before) {
    return before.at(place);
  }
}
