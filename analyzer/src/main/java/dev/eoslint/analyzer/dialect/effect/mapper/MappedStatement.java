package dev.eoslint.analyzer.dialect.effect.mapper;

import java.util.List;

/**
 * A statement that a mapper file gives a name.
 *
 * @param texts the texts one of which is executed: with all of its optional parts, and without any
 * @param generatesKey whether the database makes the key of what it inserts
 */
public record MappedStatement(List<String> texts, boolean generatesKey) {

  /** Copies the texts. */
  public MappedStatement {
    texts = List.copyOf(texts);
  }
}
