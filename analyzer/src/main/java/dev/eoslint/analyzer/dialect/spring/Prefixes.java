package dev.eoslint.analyzer.dialect.spring;

import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.TransactionalIdentity;
import dev.eoslint.analyzer.model.Value;
import java.util.Optional;

/** Transaction id prefixes that code sets. */
final class Prefixes {

  private Prefixes() {}

  /** Returns the identity that the first argument of a setter gives. */
  static TransactionalIdentity of(Invocation setter) {
    Value value = setter.argument(0).orElseGet(AbstractValue::opaque).asValue();
    Optional<String> home =
        value.innermostOrigin().map(Site::file).filter(file -> !file.equals(setter.site().file()));
    Site site =
        value.origins().stream()
            .filter(origin -> home.filter(origin.file()::equals).isPresent())
            .reduce((first, second) -> second)
            .orElse(setter.site());
    return new TransactionalIdentity(value, site, true);
  }
}
