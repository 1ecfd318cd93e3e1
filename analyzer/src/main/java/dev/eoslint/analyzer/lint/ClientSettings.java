package dev.eoslint.analyzer.lint;

import dev.eoslint.analyzer.config.ConfigEntry;
import dev.eoslint.analyzer.config.ValueStyle;
import dev.eoslint.analyzer.dialect.effect.catalogue.DeclaredClient;
import dev.eoslint.analyzer.model.EffectKind;
import dev.eoslint.analyzer.model.Site;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the list {@code effects} of the settings: classes with effects outside of Kafka. */
final class ClientSettings {

  private static final Pattern ITEM = Pattern.compile("\\[(\\d+)](?:\\.(.*))?");
  private static final Pattern LISTED = Pattern.compile("([A-Za-z]+)\\[\\d+]");
  private static final Pattern IDENTIFIER = Pattern.compile("[\\p{L}_$][\\p{L}\\p{Nd}_$]*");
  private static final Pattern POSITION = Pattern.compile("[1-9]\\d?");
  private static final List<String> METHODS = List.of("adds", "repeats", "reads", "remembers");
  private static final List<String> KEYS =
      List.of("adds", "keyArgument", "kind", "reads", "remembers", "repeats", "type");

  private final BiConsumer<Site, String> complaints;
  private final Map<Integer, Item> items = new TreeMap<>();

  /** One class, as far as it is read. */
  private static final class Item {
    private final Site site;
    private final Map<String, Set<String>> methods = new HashMap<>();
    private Optional<String> type = Optional.empty();
    private Optional<EffectKind> kind = Optional.empty();
    private OptionalInt key = OptionalInt.empty();
    private boolean flawed;

    private Item(Site site) {
      this.site = site;
    }

    private Set<String> methods(String property) {
      return methods.getOrDefault(property, Set.of());
    }
  }

  /**
   * Creates a reader.
   *
   * @param complaints takes what is wrong, with its place
   */
  ClientSettings(BiConsumer<Site, String> complaints) {
    this.complaints = complaints;
  }

  /**
   * Reads one entry.
   *
   * @param rest its key behind {@code effects}
   */
  void read(String rest, ConfigEntry entry) {
    boolean nothing =
        entry.style() == ValueStyle.NULL || entry.style() == ValueStyle.EMPTY_COLLECTION;
    if (rest.isEmpty() && nothing) {
      return;
    }
    Matcher matcher = ITEM.matcher(rest);
    if (!matcher.matches() || matcher.group(2) == null) {
      complaints.accept(
          entry.keySite(), "'effects' takes a list of classes, each with 'type' and 'kind'.");
      return;
    }
    Item item =
        items.computeIfAbsent(
            Integer.parseInt(matcher.group(1)), index -> new Item(entry.keySite()));
    property(matcher.group(2), entry, item);
  }

  private void property(String property, ConfigEntry entry, Item item) {
    Matcher listed = LISTED.matcher(property);
    String name = listed.matches() ? listed.group(1) : property;
    if (!KEYS.contains(name)) {
      complain(
          entry.keySite(),
          "An effect has no setting '%s'.%s".formatted(name, nearestOrAll(name, KEYS)),
          item);
    } else if (METHODS.contains(name)) {
      method(name, entry, item);
    } else if (listed.matches()) {
      complain(entry.valueSite(), "'%s' takes a single value.".formatted(name), item);
    } else {
      single(name, entry, item);
    }
  }

  private void method(String property, ConfigEntry entry, Item item) {
    String method = entry.value();
    if (!IDENTIFIER.matcher(method).matches()) {
      complain(entry.valueSite(), "'%s' is not the name of a method.".formatted(method), item);
    } else if (METHODS.stream().anyMatch(other -> item.methods(other).contains(method))) {
      complain(entry.valueSite(), "The method '%s' is listed twice.".formatted(method), item);
    } else {
      item.methods.computeIfAbsent(property, fresh -> new LinkedHashSet<>()).add(method);
    }
  }

  private void single(String property, ConfigEntry entry, Item item) {
    String value = entry.value();
    switch (property) {
      case "type" -> {
        if (isQualified(value)) {
          item.type = Optional.of(value);
        } else {
          complain(
              entry.valueSite(),
              "'%s' is not the qualified name of a class such as 'com.acme.pay.Gateway'."
                  .formatted(value),
              item);
        }
      }
      case "kind" -> {
        item.kind = DeclaredClient.kind(value);
        if (item.kind.isEmpty()) {
          complain(
              entry.valueSite(),
              "'%s' is not a kind of effect.%s"
                  .formatted(value, nearestOrAll(value, DeclaredClient.kindWords())),
              item);
        }
      }
      default -> {
        if (POSITION.matcher(value).matches()) {
          item.key = OptionalInt.of(Integer.parseInt(value) - 1);
        } else {
          complain(
              entry.valueSite(),
              "'%s' is not the position of an argument, which counts from 1.".formatted(value),
              item);
        }
      }
    }
  }

  private static boolean isQualified(String name) {
    String[] parts = name.split("\\.", -1);
    if (parts.length < 2) {
      return false;
    }
    for (String part : parts) {
      if (!IDENTIFIER.matcher(part).matches()) {
        return false;
      }
    }
    return true;
  }

  /** Returns what was read; what is incomplete is complained about. */
  List<DeclaredClient> clients() {
    List<DeclaredClient> clients = new ArrayList<>();
    Set<String> types = new LinkedHashSet<>();
    for (Item item : items.values()) {
      if (!item.flawed && isComplete(item)) {
        String type = item.type.orElseThrow();
        if (!types.add(type)) {
          complaints.accept(item.site, "The class '%s' is described twice.".formatted(type));
        }
        clients.add(
            new DeclaredClient(
                type,
                item.kind.orElseThrow(),
                item.methods("adds"),
                item.methods("repeats"),
                item.methods("reads"),
                item.methods("remembers"),
                item.key));
      }
    }
    return clients;
  }

  private boolean isComplete(Item item) {
    if (item.type.isEmpty() || item.kind.isEmpty()) {
      complaints.accept(item.site, "An effect needs 'type' and 'kind'.");
      return false;
    } else if (item.methods.isEmpty()) {
      complaints.accept(
          item.site, "An effect needs methods: 'adds', 'repeats', 'reads' or 'remembers'.");
      return false;
    }
    return true;
  }

  private void complain(Site site, String message, Item item) {
    item.flawed = true;
    complaints.accept(site, message);
  }

  private static String nearestOrAll(String written, List<String> words) {
    String question = NearestName.question(written, words);
    return question.isEmpty() ? " Allowed: %s.".formatted(String.join(", ", words)) : question;
  }
}
