package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.dialect.effect.catalogue.CallRule;
import dev.eoslint.analyzer.dialect.effect.catalogue.Catalogue;
import dev.eoslint.analyzer.dialect.effect.catalogue.Receiver;
import dev.eoslint.analyzer.dialect.effect.catalogue.TypeRules;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.model.Site;
import java.util.Locale;
import java.util.Optional;

/** Follows the library calls that the catalogue describes. */
final class CatalogueCalls implements LibrarySemantics {

  private final Catalogue catalogue;
  private final EffectReporter reporter;
  private final RequestInterceptors interceptors;

  CatalogueCalls(Catalogue catalogue, EffectReporter reporter, RequestInterceptors interceptors) {
    this.catalogue = catalogue;
    this.reporter = reporter;
    this.interceptors = interceptors;
  }

  @Override
  public boolean knowsType(String qualifiedName) {
    return catalogue.knows(qualifiedName) || SqlJudgement.isDuplicateException(qualifiedName);
  }

  @Override
  public Optional<AbstractValue> constant(String typeName, String field, Site site) {
    if (catalogue.isMarked("names", typeName)) {
      return Optional.of(AbstractValue.known(field, site));
    } else if (catalogue.isMarked("headers", typeName)) {
      return Optional.of(
          AbstractValue.known(field.toLowerCase(Locale.ROOT).replace('_', '-'), site));
    }
    return Optional.empty();
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    Optional<TypeRules> rules =
        invocation
            .type()
            .filter(type -> type.arrayDepth() == 0)
            .filter(type -> type.symbol().isEmpty() || catalogue.isDeclared(type.name()))
            .map(JavaType::name)
            .flatMap(catalogue::rulesOf);
    if (rules.isEmpty() || !isFollowed(rules.get(), invocation)) {
      return Optional.empty();
    }
    Optional<CallRule> rule = rules.get().rule(invocation.method(), invocation.arguments().size());
    return rule.map(
        found ->
            new CatalogueCall(invocation, rules.get().receiver(), reporter, interceptors)
                .execute(found));
  }

  private static boolean isFollowed(TypeRules rules, Invocation invocation) {
    return rules.receiver() != Receiver.LAZY
        || invocation.receiverAs(LibraryObject.class).isPresent();
  }
}
