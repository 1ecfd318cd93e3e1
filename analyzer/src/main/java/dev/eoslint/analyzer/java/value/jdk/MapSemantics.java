package dev.eoslint.analyzer.java.value.jdk;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.ConfigMap.Entry;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Maps and properties: what is put under which key, and whether that is all.
 *
 * <p>A later put wins; what happens on some paths only is conditional; anything that cannot be seen
 * makes the map incomplete.
 */
final class MapSemantics implements LibrarySemantics {

  private static final Set<String> MAP_CLASSES =
      Set.of(
          "java.util.EnumMap",
          "java.util.HashMap",
          "java.util.LinkedHashMap",
          "java.util.TreeMap",
          "java.util.Hashtable",
          "java.util.Properties",
          "java.util.concurrent.ConcurrentHashMap",
          "java.util.concurrent.ConcurrentSkipListMap");
  private static final String ENTRY_KEY = "key";
  private static final String ENTRY_VALUE = "value";

  private static final Set<String> VIEWS = Set.of("entrySet", "keySet", "values");

  private static final Set<String> READ_ONLY =
      Set.of(
          "containsKey",
          "containsValue",
          "isEmpty",
          "size",
          "keySet",
          "values",
          "entrySet",
          "toString",
          "hashCode",
          "equals",
          "stringPropertyNames",
          "list",
          "store",
          "propertyNames",
          "elements",
          "keys");

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    String type = invocation.type().map(known -> known.name()).orElse("");
    if (invocation.method().equals("<init>")) {
      return MAP_CLASSES.contains(type) ? Optional.of(create(invocation)) : Optional.empty();
    } else if (invocation.receiver().isEmpty()) {
      return staticCall(type, invocation);
    }
    AbstractValue receiver = invocation.receiver().get();
    if (receiver.references().stream()
        .anyMatch(id -> invocation.state().object(id).orElse(null) instanceof ConfigMap)) {
      return instanceCall(receiver, invocation);
    }
    boolean view = type.equals("java.util.Map") && VIEWS.contains(invocation.method());
    return view
        ? Optional.of(
            new AbstractValue.Opaque(
                Optional.of(JavaType.library("java.util.Set")), receiver.sources()))
        : Optional.empty();
  }

  private static AbstractValue create(Invocation invocation) {
    Optional<AbstractValue> source =
        invocation.argument(0).filter(argument -> argument.text().isEmpty());
    if (source.isEmpty()) {
      return made(ConfigMap.empty(), invocation);
    }
    return made(copyOf(source.get(), invocation), invocation);
  }

  private static AbstractValue made(ConfigMap map, Invocation invocation) {
    return invocation.state().reference(map.beginningAt(invocation.site()));
  }

  private static ConfigMap copyOf(AbstractValue source, Invocation invocation) {
    return invocation
        .state()
        .object(source, ConfigMap.class)
        .orElseGet(() -> ConfigMap.empty().incomplete());
  }

  private static Optional<AbstractValue> staticCall(String type, Invocation invocation) {
    return switch (type + "." + invocation.method()) {
      case "java.util.Map.of" -> Optional.of(mapOf(invocation));
      case "java.util.Map.entry" -> Optional.of(entry(invocation));
      case "java.util.Map.ofEntries" -> Optional.of(mapOfEntries(invocation));
      case "java.util.Map.copyOf",
          "java.util.Collections.unmodifiableMap",
          "java.util.Collections.synchronizedMap" ->
          invocation.argument(0).map(source -> made(copyOf(source, invocation), invocation));
      case "java.util.Collections.emptyMap" -> Optional.of(made(ConfigMap.empty(), invocation));
      case "java.util.Collections.singletonMap" -> Optional.of(mapOf(invocation));
      default -> Optional.empty();
    };
  }

  private static AbstractValue mapOf(Invocation invocation) {
    ConfigMap map = ConfigMap.empty();
    List<AbstractValue> arguments = invocation.arguments();
    for (int index = 0; index + 1 < arguments.size(); index += 2) {
      map =
          put(
              map,
              arguments.get(index),
              arguments.get(index + 1),
              entrySite(arguments.get(index), arguments.get(index + 1), invocation.site()));
    }
    return made(map, invocation);
  }

  private static AbstractValue entry(Invocation invocation) {
    return invocation
        .state()
        .reference(
            new LibraryObject(
                JavaType.library("java.util.Map.Entry"),
                Optional.of(invocation.site()),
                Map.of(
                    ENTRY_KEY, invocation.argument(0).orElseGet(AbstractValue::opaque),
                    ENTRY_VALUE, invocation.argument(1).orElseGet(AbstractValue::opaque))));
  }

  private static AbstractValue mapOfEntries(Invocation invocation) {
    ConfigMap map = ConfigMap.empty();
    for (AbstractValue argument : invocation.arguments()) {
      Optional<LibraryObject> entry = invocation.state().object(argument, LibraryObject.class);
      Optional<AbstractValue> key = entry.flatMap(object -> object.attribute(ENTRY_KEY));
      Optional<AbstractValue> value = entry.flatMap(object -> object.attribute(ENTRY_VALUE));
      map =
          key.isPresent() && value.isPresent()
              ? put(map, key.get(), value.get(), entry.get().creation().orElseGet(invocation::site))
              : map.incomplete();
    }
    return made(map, invocation);
  }

  /** The narrowest place in the argument list: the line of the value if it is written there. */
  private static Site entrySite(AbstractValue key, AbstractValue value, Site call) {
    return value.asValue().origins().stream()
        .filter(call::contains)
        .findFirst()
        .or(() -> key.asValue().origins().stream().filter(call::contains).findFirst())
        .orElse(call);
  }

  private static Optional<AbstractValue> instanceCall(
      AbstractValue receiver, Invocation invocation) {
    boolean certain = receiver instanceof AbstractValue.Reference;
    AbstractValue result = AbstractValue.opaque();
    for (int id : receiver.references()) {
      Optional<ConfigMap> map = invocation.state().object(id, ConfigMap.class);
      if (map.isPresent()) {
        Effect effect = apply(map.get(), invocation);
        ConfigMap changed = certain ? effect.map : joined(map.get(), effect.map);
        invocation.state().update(id, changed);
        result = effect.result;
      }
    }
    return Optional.of(result);
  }

  private static ConfigMap joined(ConfigMap before, ConfigMap after) {
    return (ConfigMap) HeapObject.join(before, after);
  }

  /** What a call leaves in the map, and what it returns. */
  private record Effect(ConfigMap map, AbstractValue result) {}

  private static Effect apply(ConfigMap map, Invocation invocation) {
    AbstractValue key = invocation.argument(0).orElseGet(AbstractValue::opaque);
    AbstractValue value = invocation.argument(1).orElseGet(AbstractValue::opaque);
    Optional<Entry> present = key.text().map(map.entries()::get);
    return switch (invocation.method()) {
      case "put", "setProperty" ->
          new Effect(put(map, key, value, invocation.site()), valueOf(present));
      case "replace" -> new Effect(replace(map, key, invocation), valueOf(present));
      case "replaceAll" -> new Effect(map.withUnknownValues(), AbstractValue.opaque());
      case "merge" -> new Effect(merge(map, key, value), AbstractValue.opaque());
      case "compute", "computeIfPresent" ->
          new Effect(
              key.text().map(map::withUnknown).orElseGet(map::overwritten).incomplete(),
              AbstractValue.opaque());
      case "putIfAbsent", "computeIfAbsent" ->
          new Effect(putIfAbsent(map, key, value, invocation), valueOf(present));
      case "putAll" -> new Effect(putAll(map, key, invocation), AbstractValue.opaque());
      case "remove" -> new Effect(remove(map, key, invocation), valueOf(present));
      case "forEach" -> new Effect(map, forEach(key, invocation));
      case "clear" -> new Effect(map.emptied(), AbstractValue.opaque());
      case "get", "getProperty" ->
          new Effect(map, get(map, key, invocation.argument(1), invocation.state()));
      case "getOrDefault" -> new Effect(map, get(map, key, Optional.of(value), invocation.state()));
      default ->
          new Effect(
              READ_ONLY.contains(invocation.method()) ? map : map.incomplete(),
              AbstractValue.opaque());
    };
  }

  private static AbstractValue valueOf(Optional<Entry> entry) {
    return entry.map(Entry::value).orElseGet(AbstractValue::opaque);
  }

  private static ConfigMap put(ConfigMap map, AbstractValue key, AbstractValue value, Site site) {
    return nameOf(key)
        .map(text -> map.with(text, new Entry(value, site, text, false)))
        .orElseGet(
            () ->
                key.asValue() instanceof Value.Composite ? map.incomplete() : map.withOther(value));
  }

  /** A value that is merged under a key that was not there is put as it is. */
  private static ConfigMap merge(ConfigMap map, AbstractValue key, AbstractValue value) {
    return key.text().map(map::withUnknown).orElseGet(() -> map.withOther(value)).incomplete();
  }

  private static ConfigMap replace(ConfigMap map, AbstractValue key, Invocation invocation) {
    if (key.text().isEmpty()) {
      return map.overwritten();
    }
    String name = key.text().get();
    boolean compares = invocation.arguments().size() == 3;
    Optional<Entry> present = Optional.ofNullable(map.entries().get(name));
    if (compares || present.filter(Entry::conditional).isPresent()) {
      return map.withUnknown(name);
    }
    AbstractValue value = invocation.argument(1).orElseGet(AbstractValue::opaque);
    return present.isPresent() ? put(map, key, value, invocation.site()) : map;
  }

  private static ConfigMap remove(ConfigMap map, AbstractValue key, Invocation invocation) {
    if (key.text().isEmpty()) {
      return map.overwritten();
    }
    ConfigMap without = map.without(key.text().get());
    boolean compares = invocation.arguments().size() == 2;
    return compares ? joined(map, without) : without;
  }

  /** A constant of another library is a key of its own, and none of Kafka's. */
  private static Optional<String> nameOf(AbstractValue key) {
    return key.text()
        .or(() -> Optional.of(key.asValue()).filter(Value::isUnseenConstant).map(Value::display));
  }

  private static ConfigMap putIfAbsent(
      ConfigMap map, AbstractValue key, AbstractValue value, Invocation invocation) {
    Optional<Entry> present = key.text().map(map.entries()::get);
    if (present.isPresent() && !present.get().conditional()) {
      return map;
    }
    boolean certain = present.isEmpty() && map.complete();
    boolean computed = invocation.method().equals("computeIfAbsent");
    AbstractValue added = computed ? compute(key, value, invocation) : value;
    return certain
        ? put(map, key, added, invocation.site())
        : joined(map, put(map, key, added, invocation.site()));
  }

  /** For a key that varies, the function runs once for each key. */
  private static AbstractValue compute(
      AbstractValue key, AbstractValue function, Invocation invocation) {
    boolean varies = key.text().isEmpty();
    Frame frame = varies ? invocation.frame().inLoop(invocation.site()) : invocation.frame();
    return invocation
        .engine()
        .run(
            function,
            List.of(key),
            invocation.state(),
            frame,
            varies ? Timing.REPEATEDLY : Timing.MAYBE);
  }

  private static AbstractValue forEach(AbstractValue function, Invocation invocation) {
    invocation
        .engine()
        .run(
            function,
            List.of(AbstractValue.opaque(), AbstractValue.opaque()),
            invocation.state(),
            invocation.frame().inLoop(invocation.site()),
            Timing.REPEATEDLY);
    return AbstractValue.opaque();
  }

  private static ConfigMap putAll(ConfigMap map, AbstractValue other, Invocation invocation) {
    return invocation
        .state()
        .object(other, ConfigMap.class)
        .map(map::withAll)
        .orElseGet(map::overwritten);
  }

  private static AbstractValue get(
      ConfigMap map, AbstractValue key, Optional<AbstractValue> fallback, State state) {
    Optional<Entry> entry = key.text().map(map.entries()::get);
    if (entry.isPresent()) {
      return entry.get().conditional()
          ? AbstractValue.join(entry.get().value(), fallback.orElseGet(AbstractValue::opaque))
          : entry.get().value();
    }
    boolean certainlyAbsent = map.complete() && key.text().isPresent();
    return certainlyAbsent && fallback.isPresent()
        ? fallback.get()
        : oneOfTheCode(map, state).orElseGet(AbstractValue::opaque);
  }

  /** Code that was put under keys such as constants of enums: whichever of it runs is in view. */
  private static Optional<AbstractValue> oneOfTheCode(ConfigMap map, State state) {
    boolean onlyCode =
        !map.others().isEmpty()
            && map.others().stream()
                .allMatch(other -> state.object(other, HeapObject.Closure.class).isPresent());
    return onlyCode ? Optional.of(AbstractValue.join(map.others())) : Optional.empty();
  }
}
