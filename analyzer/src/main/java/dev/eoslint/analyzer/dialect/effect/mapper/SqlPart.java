package dev.eoslint.analyzer.dialect.effect.mapper;

import dev.eoslint.analyzer.dialect.effect.sql.SqlClassifier;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A part of a statement in a mapper file.
 *
 * <p>Source: <a href="https://mybatis.org/mybatis-3/dynamic-sql.html">Dynamic SQL</a> in the manual
 * of MyBatis.
 */
sealed interface SqlPart {

  /** The deepest that fragments include one another. */
  int DEEPEST = 8;

  String UNKNOWN = String.valueOf(SqlClassifier.HOLE);

  /**
   * Returns its text.
   *
   * @param optional whether the parts are in it that a condition can leave out
   * @param fragments what can be included, by name
   * @param depth how many fragments can still be inside of one another
   */
  String text(boolean optional, Map<String, Element> fragments, int depth);

  /** Text as it stands. */
  record Text(String content) implements SqlPart {
    @Override
    public String text(boolean optional, Map<String, Element> fragments, int depth) {
      return content;
    }
  }

  /**
   * An element with what is in it.
   *
   * @param name its local name
   * @param attributes by local name
   * @param children in order
   */
  record Element(String name, Map<String, String> attributes, List<SqlPart> children)
      implements SqlPart {

    public Element {
      attributes = Map.copyOf(attributes);
      children = List.copyOf(children);
    }

    Optional<String> attribute(String attribute) {
      return Optional.ofNullable(attributes.get(attribute));
    }

    /** Returns what is in it. */
    String inner(boolean optional, Map<String, Element> fragments, int depth) {
      StringBuilder inner = new StringBuilder();
      children.forEach(child -> inner.append(child.text(optional, fragments, depth)));
      return inner.toString();
    }

    @Override
    public String text(boolean optional, Map<String, Element> fragments, int depth) {
      return switch (name) {
        case "if" -> optional ? inner(true, fragments, depth) : "";
        case "where" -> trimmed("WHERE", "", "AND |OR ", "", inner(optional, fragments, depth));
        case "set" -> trimmed("SET", "", "", ",", inner(optional, fragments, depth));
        case "trim" ->
            trimmed(
                attribute("prefix").orElse(""),
                attribute("suffix").orElse(""),
                attribute("prefixOverrides").orElse(""),
                attribute("suffixOverrides").orElse(""),
                inner(optional, fragments, depth));
        case "foreach" ->
            attribute("open").orElse("")
                + inner(optional, fragments, depth)
                + attribute("close").orElse("");
        case "include" -> included(optional, fragments, depth);
        case "selectKey", "bind" -> "";
        default -> UNKNOWN;
      };
    }

    private String included(boolean optional, Map<String, Element> fragments, int depth) {
      Optional<Element> fragment = attribute("refid").map(fragments::get);
      return fragment.isPresent() && depth > 0
          ? fragment.get().inner(optional, fragments, depth - 1)
          : UNKNOWN;
    }

    private static String trimmed(
        String prefix, String suffix, String prefixes, String suffixes, String inner) {
      String content = inner.strip();
      for (String override : prefixes.split("\\|")) {
        if (!override.isEmpty() && content.regionMatches(true, 0, override, 0, override.length())) {
          content = content.substring(override.length());
          break;
        }
      }
      for (String override : suffixes.split("\\|")) {
        if (!override.isEmpty() && content.endsWith(override)) {
          content = content.substring(0, content.length() - override.length());
          break;
        }
      }
      return content.isBlank() ? "" : " " + prefix + " " + content + " " + suffix + " ";
    }
  }
}
