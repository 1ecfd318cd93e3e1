package dev.eoslint.analyzer.dialect.effect.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The libraries through which applications have effects outside of Kafka.
 *
 * @param rules what methods say or do, by qualified type name
 * @param marks qualified names by what they are marked as: {@code repository}, {@code entities},
 *     {@code names}, ...
 * @param verbs HTTP verbs by the qualified name of the annotation that stands for them; also {@code
 *     METHOD} and {@code LINE} where members of the annotation give the verb
 * @param interceptors families of clients by the qualified name of what can change their requests
 */
public record Catalogue(
    Map<String, TypeRules> rules,
    Map<String, Set<String>> marks,
    Map<String, String> verbs,
    Map<String, String> interceptors) {

  private static final String RESOURCE = "/dev/eoslint/analyzer/dialect/effect/library-calls.txt";

  private static final String DECLARED = "declared in the settings";

  /** Copies the maps. */
  public Catalogue {
    rules = Map.copyOf(rules);
    marks = Map.copyOf(marks);
    verbs = Map.copyOf(verbs);
    interceptors = Map.copyOf(interceptors);
  }

  /** Reads the catalogue that comes with eoslint. */
  public static Catalogue load() {
    try (InputStream in = Catalogue.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IllegalStateException("Resource " + RESOURCE + " is missing");
      }
      return CatalogueReader.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns this catalogue with what the settings say, which wins. */
  public Catalogue with(List<DeclaredClient> clients) {
    Map<String, TypeRules> all = new HashMap<>(rules);
    Set<String> declared = new HashSet<>(marks.getOrDefault(DECLARED, Set.of()));
    for (DeclaredClient client : clients) {
      TypeRules known = all.get(client.type());
      List<CallRule> calls = new ArrayList<>(client.rules());
      if (known != null) {
        calls.addAll(known.rules());
      }
      all.put(
          client.type(), new TypeRules(known == null ? Receiver.CLIENT : known.receiver(), calls));
      declared.add(client.type());
    }
    Map<String, Set<String>> allMarks = new HashMap<>(marks);
    allMarks.put(DECLARED, declared);
    return new Catalogue(all, allMarks, verbs, interceptors);
  }

  /** Returns whether the settings say something of the type called {@code qualifiedName}. */
  public boolean isDeclared(String qualifiedName) {
    return isMarked(DECLARED, qualifiedName);
  }

  /** Returns what the methods of the type called {@code qualifiedName} say or do. */
  public Optional<TypeRules> rulesOf(String qualifiedName) {
    return Optional.ofNullable(rules.get(qualifiedName));
  }

  /** Returns the HTTP verb that the annotation called {@code qualifiedName} stands for. */
  public Optional<String> verbOf(String qualifiedName) {
    return Optional.ofNullable(verbs.get(qualifiedName));
  }

  /** Returns whether {@code qualifiedName} is marked as {@code mark}. */
  public boolean isMarked(String mark, String qualifiedName) {
    return marks.getOrDefault(mark, Set.of()).contains(qualifiedName);
  }

  /** Returns whether the catalogue has anything on {@code qualifiedName}. */
  public boolean knows(String qualifiedName) {
    return rules.containsKey(qualifiedName)
        || verbs.containsKey(qualifiedName)
        || interceptors.containsKey(qualifiedName)
        || marks.values().stream().anyMatch(names -> names.contains(qualifiedName));
  }
}
