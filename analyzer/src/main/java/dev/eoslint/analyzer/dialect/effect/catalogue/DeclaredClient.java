package dev.eoslint.analyzer.dialect.effect.catalogue;

import dev.eoslint.analyzer.model.EffectKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;

/**
 * What the settings of a project say of a class or interface with effects outside of Kafka.
 *
 * @param type its qualified name
 * @param kind what its effects are
 * @param adds the methods that add another effect when they are repeated
 * @param repeats the methods that leave the same state when they are repeated
 * @param reads the methods that only read
 * @param remembers the methods that tell whether something was handled before
 * @param key the position, from 0, of the argument by which the other side recognises a repetition
 */
public record DeclaredClient(
    String type,
    EffectKind kind,
    Set<String> adds,
    Set<String> repeats,
    Set<String> reads,
    Set<String> remembers,
    OptionalInt key) {

  private static final Map<String, EffectKind> KINDS =
      Map.ofEntries(
          Map.entry("remote-service", EffectKind.REMOTE_CALL),
          Map.entry("database", EffectKind.SQL),
          Map.entry("nosql-database", EffectKind.NOSQL),
          Map.entry("key-value-store", EffectKind.KEY_VALUE_STORE),
          Map.entry("search-index", EffectKind.SEARCH),
          Map.entry("object-store", EffectKind.OBJECT),
          Map.entry("message-broker", EffectKind.MESSAGE),
          Map.entry("mail", EffectKind.MAIL),
          Map.entry("notification", EffectKind.NOTIFICATION),
          Map.entry("payment", EffectKind.PAYMENT),
          Map.entry("file", EffectKind.FILE),
          Map.entry("process", EffectKind.PROCESS),
          Map.entry("workflow", EffectKind.WORKFLOW));

  private static final String REASON = "a second execution does it again";

  /** Copies the collections. */
  public DeclaredClient {
    adds = Set.copyOf(adds);
    repeats = Set.copyOf(repeats);
    reads = Set.copyOf(reads);
    remembers = Set.copyOf(remembers);
  }

  /** Returns the kind that the settings call {@code word}. */
  public static Optional<EffectKind> kind(String word) {
    return Optional.ofNullable(KINDS.get(word));
  }

  /** Returns what the settings can call kinds, in alphabetical order. */
  public static List<String> kindWords() {
    return List.copyOf(new TreeMap<>(KINDS).keySet());
  }

  List<CallRule> rules() {
    List<CallRule> rules = new ArrayList<>();
    List<Step> adding = new ArrayList<>();
    key.ifPresent(
        index -> adding.add(new Step(Step.Kind.KEY, List.of(new Step.Operand(index, true)), "")));
    adding.add(step(Step.Kind.ADDS, REASON));
    add(rules, adds, adding);
    add(rules, repeats, List.of(step(Step.Kind.REPEATS, "")));
    add(rules, reads, List.of(step(Step.Kind.READS, "")));
    add(rules, remembers, List.of(step(Step.Kind.ONCE, ""), step(Step.Kind.REPEATS, "")));
    return rules;
  }

  private void add(List<CallRule> rules, Set<String> methods, List<Step> steps) {
    if (!methods.isEmpty()) {
      List<Step> all = new ArrayList<>();
      all.add(step(Step.Kind.KIND, kind.name()));
      all.addAll(steps);
      rules.add(new CallRule(methods, all));
    }
  }

  private static Step step(Step.Kind kind, String text) {
    return new Step(kind, List.of(), text);
  }
}
