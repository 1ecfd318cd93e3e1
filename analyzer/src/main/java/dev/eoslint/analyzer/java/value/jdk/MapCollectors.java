package dev.eoslint.analyzer.java.value.jdk;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** {@code Collectors.toMap}: the maps that streams are collected into. */
final class MapCollectors {

  private static final String COLLECTORS = "java.util.stream.Collectors";
  private static final String COLLECTOR = "java.util.stream.Collector";
  private static final Set<String> TO_MAP = Set.of("toMap", "toUnmodifiableMap", "toConcurrentMap");
  private static final String KEY = "key";
  private static final String VALUE = "value";

  private MapCollectors() {}

  /** Returns whether a call creates such a collector. */
  static boolean creates(Invocation invocation) {
    return invocation.isOn(COLLECTORS)
        && TO_MAP.contains(invocation.method())
        && invocation.arguments().size() >= 2;
  }

  /** Returns the collector that a call creates; its functions run when a stream is collected. */
  static AbstractValue create(Invocation invocation) {
    return invocation
        .state()
        .reference(
            new LibraryObject(
                JavaType.library(COLLECTOR),
                Optional.of(invocation.site()),
                Map.of(KEY, invocation.arguments().get(0), VALUE, invocation.arguments().get(1))));
  }

  /** Returns whether a call collects a stream with such a collector. */
  static boolean isCollecting(Invocation invocation) {
    return invocation.method().equals("collect") && collector(invocation).isPresent();
  }

  /**
   * Returns the map that a stream is collected into.
   *
   * @param element what an element of the stream can be
   * @param frame where the functions run
   */
  static AbstractValue collect(AbstractValue element, Frame frame, Invocation invocation) {
    LibraryObject collector = collector(invocation).orElseThrow();
    run(collector, KEY, element, frame, invocation);
    AbstractValue value = run(collector, VALUE, element, frame, invocation);
    return invocation.state().reference(ConfigMap.empty().withOther(value));
  }

  private static AbstractValue run(
      LibraryObject collector,
      String function,
      AbstractValue element,
      Frame frame,
      Invocation invocation) {
    return invocation
        .engine()
        .run(
            collector.attribute(function).orElseThrow(),
            List.of(element),
            invocation.state(),
            frame,
            Timing.REPEATEDLY);
  }

  private static Optional<LibraryObject> collector(Invocation invocation) {
    return invocation
        .argument(0)
        .flatMap(argument -> invocation.state().object(argument, LibraryObject.class))
        .filter(object -> object.type().is(COLLECTOR));
  }
}
