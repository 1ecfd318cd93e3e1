package dev.eoslint.analyzer.config;

import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.source.SourceText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Turns the nodes of a YAML document into flat entries.
 *
 * <p>Names are joined by dots and list positions are written {@code [0]}, as Spring Boot does; a
 * name in brackets, with which Spring protects dots, loses its brackets. A merge key ({@code <<})
 * works as in YAML 1.1: the mapping's own names win over merged ones whatever the order, and of
 * several merged mappings the first wins. Names that are neither text nor an alias of text are left
 * out with all below them.
 */
final class YamlFlattener {

  /** How many nodes may come through aliases; real files stay far below, alias bombs far above. */
  private static final int MAXIMUM_ALIASED_NODES = 20_000;

  private final SourceText text;
  private final TemplateText template;
  private final List<ConfigEntry> entries = new ArrayList<>();
  private int aliasDepth;
  private int aliasedNodes;

  YamlFlattener(SourceText text, TemplateText template) {
    this.text = text;
    this.template = template;
  }

  /**
   * Returns the entries of a document.
   *
   * @throws UnreadableYamlException if aliases multiply the document beyond all bounds
   */
  List<ConfigEntry> flatten(YamlNode root) throws UnreadableYamlException {
    if (!(root instanceof YamlNode.Scalar)) {
      flatten("", Optional.empty(), root, root);
    }
    return entries;
  }

  private void flatten(String path, Optional<YamlNode> key, YamlNode node, YamlNode shown)
      throws UnreadableYamlException {
    if (aliasDepth > 0 && ++aliasedNodes > MAXIMUM_ALIASED_NODES) {
      throw new UnreadableYamlException(
          shown.start(), "aliases expand to more than %d nodes".formatted(MAXIMUM_ALIASED_NODES));
    }
    if (node instanceof YamlNode.Alias alias) {
      aliasDepth++;
      flatten(path, key, alias.target(), alias);
      aliasDepth--;
    } else if (node instanceof YamlNode.Mapping mapping && !mapping.pairs().isEmpty()) {
      flattenMapping(path, mapping);
    } else if (node instanceof YamlNode.Sequence sequence && !sequence.items().isEmpty()) {
      int index = 0;
      for (YamlNode item : sequence.items()) {
        flatten(path + "[" + index++ + "]", Optional.empty(), item, item);
      }
    } else if (node instanceof YamlNode.Scalar scalar) {
      add(path, key, restored(scalar), scalar.style(), shown);
    } else {
      add(path, key, "", ValueStyle.EMPTY_COLLECTION, shown);
    }
  }

  private void flattenMapping(String path, YamlNode.Mapping mapping)
      throws UnreadableYamlException {
    for (MergedPair merged : pairs(mapping)) {
      Optional<YamlNode.Scalar> name = name(merged.pair());
      if (name.isEmpty()) {
        continue;
      }
      YamlNode key = merged.pair().key();
      YamlNode value = merged.pair().value();
      aliasDepth += merged.throughAlias() ? 1 : 0;
      flatten(joined(path, restored(name.get())), Optional.of(key), value, value);
      aliasDepth -= merged.throughAlias() ? 1 : 0;
    }
  }

  /** Returns what the mapping holds after merging, merged pairs first. */
  private List<MergedPair> pairs(YamlNode.Mapping mapping) throws UnreadableYamlException {
    List<MergedPair> own = new ArrayList<>();
    List<MergedPair> merged = new ArrayList<>();
    for (YamlNode.Pair pair : mapping.pairs()) {
      if (isMergeKey(pair.key())) {
        merged.addAll(0, mergedPairs(pair.value()));
      } else {
        own.add(new MergedPair(pair, false));
      }
    }
    if (merged.isEmpty()) {
      return own;
    }
    Set<String> ownNames = new HashSet<>();
    own.forEach(pair -> name(pair.pair()).ifPresent(name -> ownNames.add(name.text())));
    merged.removeIf(
        pair -> name(pair.pair()).map(name -> ownNames.contains(name.text())).orElse(true));
    merged.addAll(own);
    return merged;
  }

  private List<MergedPair> mergedPairs(YamlNode value) throws UnreadableYamlException {
    YamlNode node = value instanceof YamlNode.Alias alias ? alias.target() : value;
    if (++aliasedNodes > MAXIMUM_ALIASED_NODES) {
      throw new UnreadableYamlException(
          value.start(),
          "merge keys expand to more than %d nodes".formatted(MAXIMUM_ALIASED_NODES));
    }
    List<MergedPair> merged = new ArrayList<>();
    if (node instanceof YamlNode.Mapping mapping) {
      boolean throughAlias = value instanceof YamlNode.Alias;
      for (MergedPair pair : pairs(mapping)) {
        aliasedNodes++;
        merged.add(new MergedPair(pair.pair(), throughAlias || pair.throughAlias()));
      }
    } else if (node instanceof YamlNode.Sequence sequence) {
      Set<String> names = new HashSet<>();
      for (YamlNode item : sequence.items()) {
        List<MergedPair> pairs = mergedPairs(item);
        pairs.removeIf(pair -> name(pair.pair()).filter(n -> names.contains(n.text())).isPresent());
        pairs.forEach(pair -> name(pair.pair()).ifPresent(name -> names.add(name.text())));
        merged.addAll(pairs);
      }
    }
    return merged;
  }

  private static boolean isMergeKey(YamlNode key) {
    return key instanceof YamlNode.Scalar scalar
        && scalar.style() == ValueStyle.PLAIN
        && scalar.text().equals("<<");
  }

  private static Optional<YamlNode.Scalar> name(YamlNode.Pair pair) {
    YamlNode key = pair.key() instanceof YamlNode.Alias alias ? alias.target() : pair.key();
    return key instanceof YamlNode.Scalar scalar ? Optional.of(scalar) : Optional.empty();
  }

  private String restored(YamlNode.Scalar scalar) {
    return template.restored(scalar.text(), scalar.start(), scalar.end());
  }

  private void add(
      String path, Optional<YamlNode> key, String value, ValueStyle style, YamlNode shown) {
    Site valueSite = text.site(shown.start(), shown.end());
    Site keySite = key.map(node -> text.site(node.start(), node.end())).orElse(valueSite);
    entries.add(new ConfigEntry(path, value, keySite, valueSite, style));
  }

  /** Returns the flat key of {@code name} below {@code path}. */
  private static String joined(String path, String name) {
    String plain = FlatKeys.withoutBrackets(name);
    return path.isEmpty() || plain.startsWith("[") ? path + plain : path + "." + plain;
  }

  /**
   * A pair of a mapping after merging.
   *
   * @param throughAlias whether its value is repeated from elsewhere
   */
  private record MergedPair(YamlNode.Pair pair, boolean throughAlias) {}
}
