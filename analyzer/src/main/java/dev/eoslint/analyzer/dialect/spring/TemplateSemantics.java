package dev.eoslint.analyzer.dialect.spring;

import dev.eoslint.analyzer.dialect.effect.DatabaseTransactions;
import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.dialect.facts.ScopeSighting;
import dev.eoslint.analyzer.dialect.kafka.KafkaClientSemantics;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.Engine.Timing;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.Invocation;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.kafka.ClientRole;
import dev.eoslint.analyzer.model.Action;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Copies;
import dev.eoslint.analyzer.model.Framework;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.analyzer.model.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code KafkaTemplate}, {@code KafkaTransactionManager} and {@code TransactionTemplate}. */
final class TemplateSemantics implements LibrarySemantics {

  private static final String MANAGER = DatabaseTransactions.MANAGER;

  private final ApplicationFacts facts;

  TemplateSemantics(ApplicationFacts facts) {
    this.facts = facts;
  }

  @Override
  public Optional<AbstractValue> call(Invocation invocation) {
    String type = invocation.type().map(JavaType::name).orElse("");
    if (SpringTypes.isTemplate(type)) {
      return Optional.of(onTemplate(invocation));
    } else if (invocation.creates(SpringTypes.MANAGER)) {
      return Optional.of(withFactory(SpringTypes.MANAGER, invocation));
    } else if (type.equals(SpringTypes.TRANSACTION_TEMPLATE)) {
      return onTransactionTemplate(invocation);
    }
    return Optional.empty();
  }

  private AbstractValue onTemplate(Invocation invocation) {
    return switch (invocation.method()) {
      case "<init>" -> createTemplate(invocation);
      case "send", "sendDefault" -> send(invocation);
      case "executeInTransaction" -> executeInTransaction(invocation);
      case "sendOffsetsToTransaction" -> sendOffsets(invocation);
      case "execute" -> execute(invocation);
      case "setTransactionIdPrefix" -> setPrefix(invocation);
      default -> invocation.derivedResult();
    };
  }

  private AbstractValue createTemplate(Invocation invocation) {
    AbstractValue template = withFactory(SpringTypes.TEMPLATE, invocation);
    boolean overrides =
        invocation.arguments().stream()
            .skip(1)
            .flatMap(argument -> invocation.state().object(argument, ConfigMap.class).stream())
            .anyMatch(
                map -> !map.entries().isEmpty() && !map.entries().containsKey("transactional.id"));
    if (overrides) {
      factoryOf(template, invocation)
          .filter(factory -> !factory.identities().isEmpty())
          .ifPresent(
              factory ->
                  factory.setCopies(
                      new Copies.Several(
                          invocation.site(),
                          "a 'KafkaTemplate' with its own settings copies the factory together"
                              + " with its prefix")));
    }
    return template;
  }

  private static AbstractValue withFactory(String type, Invocation invocation) {
    Map<String, AbstractValue> attributes = new LinkedHashMap<>();
    invocation
        .argument(0)
        .ifPresent(factory -> attributes.put(SpringKafkaSemantics.FACTORY, factory));
    return invocation
        .state()
        .reference(
            new LibraryObject(JavaType.library(type), Optional.of(invocation.site()), attributes));
  }

  private Optional<ClientSighting> factoryOf(AbstractValue holder, Invocation invocation) {
    return invocation
        .state()
        .object(holder, LibraryObject.class)
        .flatMap(object -> object.attribute(SpringKafkaSemantics.FACTORY))
        .map(AbstractValue::references)
        .filter(ids -> ids.size() == 1)
        .flatMap(ids -> facts.client(ids.get(0)));
  }

  private AbstractValue send(Invocation invocation) {
    Action.Send send =
        new Action.Send(invocation.site(), topic(invocation), false, invocation.frame().path());
    Optional<ClientSighting> factory =
        invocation.receiver().flatMap(receiver -> factoryOf(receiver, invocation));
    boolean plain =
        factory.isPresent()
            && factory.get().identities().isEmpty()
            && factory.get().configs().stream().allMatch(ClientConfig::complete);
    if (plain) {
      facts.addPlainSend(send);
    } else {
      facts.addToEnclosing(send, invocation.frame());
      boolean transactional = factory.filter(known -> !known.identities().isEmpty()).isPresent();
      if (transactional) {
        sendInOwnTransaction(invocation.frame());
      }
    }
    return invocation.derivedResult();
  }

  /** Only what is sent for certain in a transaction makes it one that processes records. */
  private void sendInOwnTransaction(Frame frame) {
    facts
        .ownTransaction(frame)
        .ifPresent(
            transaction ->
                facts
                    .processing(frame)
                    .ifPresent(pipeline -> pipeline.addOwnTransaction(transaction)));
  }

  private AbstractValue sendOffsets(Invocation invocation) {
    boolean placed =
        facts.addToEnclosing(
            new Action.OffsetCommit(
                invocation.site(), Action.Means.TRANSACTION, invocation.frame().path()),
            invocation.frame());
    if (!placed) {
      facts.containers().addUnclear(invocation.site());
    }
    return AbstractValue.opaque();
  }

  /** The producer is given to a callback, which may send offsets with it. */
  private AbstractValue execute(Invocation invocation) {
    facts.containers().addUnclear(invocation.site());
    return invocation.derivedResult();
  }

  private static Value topic(Invocation invocation) {
    if (invocation.method().equals("sendDefault")) {
      return Value.unknown();
    }
    return KafkaClientSemantics.topicOf(
        invocation.argument(0).orElseGet(AbstractValue::opaque), invocation.state());
  }

  private AbstractValue executeInTransaction(Invocation invocation) {
    ScopeSighting scope =
        new ScopeSighting(
            invocation.site(),
            TransactionScope.Kind.EXECUTE_IN_TRANSACTION,
            invocation.frame().path(),
            invocation.receiver().flatMap(receiver -> factoryOf(receiver, invocation)));
    facts.addScope(scope);
    return runIn(scope, invocation, invocation.receiver().stream().toList());
  }

  private static AbstractValue runIn(
      ScopeSighting scope, Invocation invocation, List<AbstractValue> arguments) {
    return invocation
        .argument(0)
        .map(
            closure ->
                invocation
                    .engine()
                    .run(
                        closure,
                        arguments,
                        invocation.state(),
                        invocation.frame().inScope(scope),
                        Timing.IN_PLACE))
        .orElseGet(AbstractValue::opaque);
  }

  private AbstractValue setPrefix(Invocation invocation) {
    ClientSighting template =
        new ClientSighting(
            invocation.site(),
            Framework.SPRING_KAFKA,
            invocation.frame().path(),
            Optional.empty(),
            List.of(ClientConfig.unknown(ClientRole.PRODUCER)));
    template.addIdentity(Prefixes.of(invocation));
    facts.addProducer(template);
    return AbstractValue.opaque();
  }

  private Optional<AbstractValue> onTransactionTemplate(Invocation invocation) {
    if (invocation.method().equals("<init>")) {
      Map<String, AbstractValue> attributes = new LinkedHashMap<>();
      invocation.argument(0).ifPresent(manager -> attributes.put(MANAGER, manager));
      return Optional.of(
          invocation
              .state()
              .reference(
                  new LibraryObject(
                      JavaType.library(SpringTypes.TRANSACTION_TEMPLATE),
                      Optional.of(invocation.site()),
                      attributes)));
    } else if (!invocation.method().startsWith("execute") || !hasKafkaManager(invocation)) {
      return Optional.empty();
    }
    ScopeSighting scope =
        new ScopeSighting(
            invocation.site(),
            TransactionScope.Kind.TRANSACTION_TEMPLATE,
            invocation.frame().path(),
            Optional.empty());
    facts.addScope(scope);
    return Optional.of(runIn(scope, invocation, List.of(AbstractValue.opaque())));
  }

  private boolean hasKafkaManager(Invocation invocation) {
    return invocation
        .receiverAs(LibraryObject.class)
        .flatMap(template -> template.attribute(MANAGER))
        .flatMap(manager -> invocation.state().object(manager, LibraryObject.class))
        .filter(
            manager -> SpringTypes.declaredAs(SpringTypes.MANAGER).contains(manager.type().name()))
        .isPresent();
  }
}
