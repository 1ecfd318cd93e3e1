package dev.eoslint.analyzer.config.placeholder;

import java.util.List;
import java.util.Optional;

/** A part of a text with placeholders. */
sealed interface TextPart {

  /** Text that stands for itself. */
  record Literal(String text) implements TextPart {}

  /**
   * A reference to a property or variable.
   *
   * @param name the parts of the name, usually one literal
   * @param defaultValue what holds if the name is not set
   */
  record Reference(List<TextPart> name, Optional<List<TextPart>> defaultValue)
      implements TextPart {}

  /** An expression of Spring's expression language. */
  record Expression(List<TextPart> source) implements TextPart {}

  /**
   * An expression that is named but not understood.
   *
   * @param source its text
   */
  record Named(String source) implements TextPart {}

  /** A part that may stand for anything, also for nothing at all. */
  record Opaque() implements TextPart {}
}
