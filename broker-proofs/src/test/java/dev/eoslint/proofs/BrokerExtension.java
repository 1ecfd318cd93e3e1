package dev.eoslint.proofs;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.support.TypeBasedParameterResolver;

/**
 * Gives the tests of a run one broker, which is started for the first and closed after the last.
 */
final class BrokerExtension extends TypeBasedParameterResolver<Broker> {

  private static final Namespace NAMESPACE = Namespace.create(BrokerExtension.class);

  @Override
  public Broker resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return context
        .getRoot()
        .getStore(NAMESPACE)
        .computeIfAbsent(Broker.class, type -> Broker.start(), Broker.class);
  }
}
