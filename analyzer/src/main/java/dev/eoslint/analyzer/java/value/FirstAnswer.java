package dev.eoslint.analyzer.java.value;

import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.model.Site;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Several semantics that are asked in order; the first that answers decides.
 *
 * @param parts the semantics in the order in which they are asked
 */
public record FirstAnswer(List<LibrarySemantics> parts) implements LibrarySemantics {

  /** Copies the parts. */
  public FirstAnswer {
    parts = List.copyOf(parts);
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    return first(part -> part.call(invocation));
  }

  @Override
  public Optional<List<Failure>> failures(Invocation invocation) {
    return first(part -> part.failures(invocation));
  }

  @Override
  public Optional<AbstractValue> constant(String typeName, String field, Site site) {
    return first(part -> part.constant(typeName, field, site));
  }

  @Override
  public Optional<HeapObject> symbolic(JavaType type) {
    return first(part -> part.symbolic(type));
  }

  @Override
  public boolean provides(TypeSymbol type) {
    return parts.stream().anyMatch(part -> part.provides(type));
  }

  @Override
  public boolean knowsType(String qualifiedName) {
    return parts.stream().anyMatch(part -> part.knowsType(qualifiedName));
  }

  private <T> Optional<T> first(Function<LibrarySemantics, Optional<T>> question) {
    for (LibrarySemantics part : parts) {
      Optional<T> answer = question.apply(part);
      if (answer.isPresent()) {
        return answer;
      }
    }
    return Optional.empty();
  }
}
