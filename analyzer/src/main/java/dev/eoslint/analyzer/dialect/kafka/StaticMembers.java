package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Copies;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Consumers that are made with the same id of a static member while an earlier one lives.
 *
 * <p>Source: KIP-345: a newer member with the same id fences the older one.
 */
final class StaticMembers {

  /** Attribute of a consumer: its id in its group. */
  private static final String MEMBER = "group.instance.id";

  /** Attribute of a consumer: its group. */
  private static final String GROUP = "group.id";

  /** Attribute of a consumer: that it was closed, or given to code that may close it. */
  private static final String GIVEN_UP = "given up";

  private StaticMembers() {}

  /** Returns the attributes that tell a consumer with this configuration from others. */
  static Map<String, AbstractValue> attributes(ClientConfig config) {
    Map<String, AbstractValue> attributes = new LinkedHashMap<>();
    constant(MEMBER, config).ifPresent(id -> attributes.put(MEMBER, AbstractValue.of(id)));
    constant(GROUP, config).ifPresent(group -> attributes.put(GROUP, AbstractValue.of(group)));
    return attributes;
  }

  private static Optional<Value> constant(String key, ClientConfig config) {
    return config
        .lastSetting(key)
        .filter(setting -> !setting.conditional())
        .map(Setting::value)
        .filter(Value::isConstantInProcess);
  }

  /** Returns how many consumers with these attributes live once {@code creation} has made one. */
  static Copies copies(Map<String, AbstractValue> attributes, Invocation creation) {
    List<Site> loops = creation.frame().loops();
    if (!attributes.containsKey(MEMBER) || !attributes.containsKey(GROUP)) {
      return new Copies.One();
    } else if (creation.frame().repeatedElsewhere() && !loops.isEmpty()) {
      return new Copies.Several(
          loops.get(0), "several threads started from here create it at the same time");
    }
    return new TreeSet<>(creation.state().objectsWithStatus())
        .stream()
            .filter(other -> isTwin(other, attributes, creation.state()))
            .findFirst()
            .flatMap(other -> library(other, creation.state()).flatMap(LibraryObject::creation))
            .<Copies>map(earlier -> several(earlier, creation.site(), loops))
            .orElseGet(Copies.One::new);
  }

  private static Copies several(Site earlier, Site now, List<Site> loops) {
    return earlier.equals(now) && !loops.isEmpty()
        ? new Copies.Several(
            loops.get(loops.size() - 1),
            "a loop creates the consumer again while the earlier ones stay open")
        : new Copies.Several(earlier, "an earlier consumer with it is still open");
  }

  /** One that has polled on this thread may be replaced because it failed. */
  private static boolean isTwin(int other, Map<String, AbstractValue> attributes, State state) {
    return library(other, state)
            .filter(consumer -> consumer.attribute(GIVEN_UP).isEmpty())
            .filter(consumer -> same(MEMBER, consumer, attributes))
            .filter(consumer -> same(GROUP, consumer, attributes))
            .isPresent()
        && state.statuses(other).stream().allMatch(ConsumerStatus.Idle.class::isInstance);
  }

  private static boolean same(
      String key, LibraryObject consumer, Map<String, AbstractValue> attributes) {
    Optional<AbstractValue> value = Optional.ofNullable(attributes.get(key));
    return consumer
        .attribute(key)
        .filter(
            other -> value.filter(mine -> mine.asValue().sameMeaning(other.asValue())).isPresent())
        .isPresent();
  }

  /** Notes that {@code consumer} is closed. */
  static void closed(int consumer, Invocation invocation) {
    library(consumer, invocation.state())
        .ifPresent(
            object ->
                invocation
                    .state()
                    .update(
                        consumer,
                        object.with(GIVEN_UP, AbstractValue.known("true", invocation.site()))));
  }

  /** Notes that a call gives its consumers to a library, which may close them. */
  static void called(Invocation invocation) {
    boolean basic = invocation.type().filter(type -> type.name().startsWith("java.")).isPresent();
    if (!basic) {
      invocation.arguments().stream()
          .flatMap(argument -> argument.references().stream())
          .filter(
              id ->
                  library(id, invocation.state())
                      .filter(object -> KafkaTypes.isConsumer(Optional.of(object.type())))
                      .isPresent())
          .forEach(id -> closed(id, invocation));
    }
  }

  private static Optional<LibraryObject> library(int object, State state) {
    return state.object(object, LibraryObject.class);
  }
}
