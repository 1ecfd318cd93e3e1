package dev.eoslint.analyzer.dialect.effect;

import dev.eoslint.analyzer.dialect.effect.catalogue.Catalogue;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import java.util.List;
import java.util.Optional;

/**
 * Spring's {@code TransactionTemplate} on anything but a Kafka transaction manager. On the manager
 * of a database it commits when its callback returns.
 */
public final class DatabaseTransactions implements LibrarySemantics {

  /** The attribute of a template that holds its manager. */
  public static final String MANAGER = "transaction manager";

  private static final String TEMPLATE =
      "org.springframework.transaction.support.TransactionTemplate";

  private final Catalogue catalogue;
  private final EffectReporter reporter;

  DatabaseTransactions(Catalogue catalogue, EffectReporter reporter) {
    this.catalogue = catalogue;
    this.reporter = reporter;
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    boolean executes = invocation.isOn(TEMPLATE) && invocation.method().startsWith("execute");
    Optional<AbstractValue> callback = invocation.argument(0);
    if (!executes || callback.isEmpty()) {
      return Optional.empty();
    }
    boolean database = isOnDatabase(invocation);
    if (database) {
      PendingWrites.take(invocation.state());
    }
    AbstractValue result =
        invocation
            .engine()
            .run(
                callback.get(),
                List.of(AbstractValue.opaque()),
                invocation.state(),
                invocation.frame(),
                Timing.IN_PLACE);
    if (database) {
      reporter.commits(EffectReporter.callOf(invocation), invocation);
    }
    return Optional.of(result);
  }

  private boolean isOnDatabase(Invocation invocation) {
    return invocation
        .receiverAs(LibraryObject.class)
        .flatMap(template -> template.attribute(MANAGER))
        .flatMap(manager -> typeOf(manager, invocation))
        .filter(type -> catalogue.isMarked("database-manager", type.name()))
        .isPresent();
  }

  private static Optional<JavaType> typeOf(AbstractValue manager, Invocation invocation) {
    return manager instanceof AbstractValue.Opaque opaque
        ? opaque.type()
        : invocation.state().object(manager, LibraryObject.class).map(LibraryObject::type);
  }
}
