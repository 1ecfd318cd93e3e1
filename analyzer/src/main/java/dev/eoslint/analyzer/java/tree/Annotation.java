package dev.eoslint.analyzer.java.tree;

import dev.eoslint.analyzer.model.Site;
import java.util.Map;
import java.util.Optional;

/**
 * An annotation.
 *
 * @param site the whole annotation
 * @param name simple or qualified name as written
 * @param members the members by name; a single unnamed member is called {@code value}
 */
public record Annotation(Site site, String name, Map<String, Expression> members) {

  /** Returns the member called {@code member}. */
  public Optional<Expression> member(String member) {
    return Optional.ofNullable(members.get(member));
  }

  /** Returns the last part of the name. */
  public String simpleName() {
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
