package dev.eoslint.analyzer.config;

import java.util.List;

/** A node of a YAML document. Offsets are those of the text, the end is exclusive. */
sealed interface YamlNode {

  /** Returns the offset of the first character. */
  int start();

  /** Returns the offset after the last character. */
  int end();

  /** A single value. */
  record Scalar(String text, ValueStyle style, int start, int end) implements YamlNode {}

  /** Keys and values in the order of the text. */
  record Mapping(List<Pair> pairs, int start, int end) implements YamlNode {}

  /** A list. */
  record Sequence(List<YamlNode> items, int start, int end) implements YamlNode {}

  /** A place that repeats an anchored node, which is never an alias itself. */
  record Alias(YamlNode target, int start, int end) implements YamlNode {}

  /** A key and its value in a mapping. */
  record Pair(YamlNode key, YamlNode value) {}
}
