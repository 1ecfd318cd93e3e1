package dev.eoslint.analyzer.dialect.effect.catalogue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Reads the text form of the catalogue, which explains itself at its head. */
final class CatalogueReader {

  private static final Map<String, Step.Kind> STEPS =
      Arrays.stream(Step.Kind.values())
          .collect(Collectors.toUnmodifiableMap(Step.Kind::word, Function.identity()));
  private static final Map<String, Receiver> RECEIVERS =
      Arrays.stream(Receiver.values())
          .collect(Collectors.toUnmodifiableMap(Receiver::word, Function.identity()));

  private final Map<String, TypeRules> rules = new HashMap<>();
  private final Map<String, Set<String>> marks = new HashMap<>();
  private final Map<String, String> verbs = new HashMap<>();
  private final Map<String, String> interceptors = new HashMap<>();
  private final List<String> types = new ArrayList<>();
  private final List<CallRule> block = new ArrayList<>();
  private Receiver receiver = Receiver.CLIENT;

  private CatalogueReader() {}

  /**
   * Reads a catalogue.
   *
   * @throws IllegalArgumentException if a line cannot be understood; the message names it
   */
  static Catalogue read(String text) {
    CatalogueReader reader = new CatalogueReader();
    for (String line : text.lines().toList()) {
      if (!line.isBlank() && !line.startsWith("#")) {
        reader.line(line);
      }
    }
    reader.endBlock();
    return new Catalogue(reader.rules, reader.marks, reader.verbs, reader.interceptors);
  }

  private void line(String line) {
    if (Character.isWhitespace(line.charAt(0))) {
      block.add(rule(line.strip()));
      return;
    }
    if (!block.isEmpty()) {
      endBlock();
    }
    List<String> words = List.of(line.strip().split("\\s+"));
    List<String> rest = words.subList(1, words.size());
    Optional<Receiver> kind = Optional.ofNullable(RECEIVERS.get(words.get(0)));
    if (kind.isPresent()) {
      receiver = kind.get();
      types.addAll(rest);
    } else if (words.get(0).equals("verb")) {
      rest.subList(1, rest.size()).forEach(annotation -> verbs.put(annotation, rest.get(0)));
    } else if (words.get(0).equals("interceptor")) {
      rest.subList(1, rest.size()).forEach(type -> interceptors.put(type, rest.get(0)));
    } else {
      marks.computeIfAbsent(words.get(0), mark -> new LinkedHashSet<>()).addAll(rest);
    }
  }

  private void endBlock() {
    TypeRules read = new TypeRules(receiver, block);
    for (String type : types) {
      if (rules.put(type, read) != null) {
        throw new IllegalArgumentException("Type " + type + " is described twice");
      }
    }
    types.clear();
    block.clear();
  }

  private static CallRule rule(String line) {
    int colon = line.indexOf(':');
    if (colon < 0) {
      throw new IllegalArgumentException("No colon in: " + line);
    }
    Set<String> methods =
        Arrays.stream(line.substring(0, colon).split(","))
            .map(String::strip)
            .collect(Collectors.toUnmodifiableSet());
    List<Step> steps =
        Arrays.stream(line.substring(colon + 1).split(";"))
            .map(step -> step(step.strip(), line))
            .toList();
    return new CallRule(methods, steps);
  }

  private static Step step(String written, String line) {
    List<String> words = List.of(written.split("\\s+"));
    Step.Kind kind = STEPS.get(words.get(0));
    if (kind == null) {
      throw new IllegalArgumentException("Unknown step '" + words.get(0) + "' in: " + line);
    }
    List<Step.Operand> operands = new ArrayList<>();
    List<String> text = new ArrayList<>();
    for (String word : words.subList(1, words.size())) {
      if (word.startsWith("#")) {
        operands.add(operand(word));
      } else {
        text.add(word);
      }
    }
    return new Step(kind, operands, String.join(" ", text));
  }

  private static Step.Operand operand(String word) {
    boolean optional = word.endsWith("?");
    String number = word.substring(1, word.length() - (optional ? 1 : 0));
    return new Step.Operand(Integer.parseInt(number), optional);
  }
}
