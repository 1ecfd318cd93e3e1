package dev.eoslint.analyzer.dialect.spring;

import dev.eoslint.analyzer.config.spring.SpringEnvironment;
import dev.eoslint.analyzer.dialect.Configurations;
import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.dialect.facts.ContainerSighting;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.Engine;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.State;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the container that drives a listener, and the factory that makes it.
 *
 * <p>Source: {@code KafkaListenerAnnotationBeanPostProcessor} and {@code
 * KafkaMessageListenerContainer} of Spring for Apache Kafka, {@code
 * ConcurrentKafkaListenerContainerFactoryConfigurer} of Spring Boot.
 */
final class ListenerContainers {

  private static final String FACTORY = "containerFactory";
  private static final String POST_PROCESSOR = "containerPostProcessor";
  private static final String DEFAULT_FACTORY = "kafkaListenerContainerFactory";

  private final SpringApplication spring;
  private final Configurations configurations;
  private final ApplicationFacts facts;

  ListenerContainers(
      SpringApplication spring, Configurations configurations, ApplicationFacts facts) {
    this.spring = spring;
    this.configurations = configurations;
    this.facts = facts;
  }

  /**
   * The container that drives a listener.
   *
   * @param consumers its consumer factory, if the application defines one
   * @param ownFactory whether the application defines the container factory
   * @param transactional whether it has a Kafka transaction manager
   * @param batches whether it is shown to pass on all records of a poll at once
   * @param unmanaged how it is made, when it has no transaction manager for certain
   * @param lost consumer properties that never reach the container
   */
  record Container(
      Optional<ClientSighting> consumers,
      boolean ownFactory,
      boolean transactional,
      boolean batches,
      Optional<ContainerSighting> unmanaged,
      Optional<ConfigMap> lost) {}

  /** Returns the container that drives {@code listener}. */
  Container container(Listener listener, State state, Frame frame, Engine engine) {
    return factory(listener, state, frame, engine)
        .map(bean -> own(listener, bean, state, frame, engine))
        .orElseGet(() -> boots(listener, state, frame, engine));
  }

  private Optional<SpringBeans.Bean> factory(
      Listener listener, State state, Frame frame, Engine engine) {
    Set<String> types = SpringTypes.declaredAs(SpringTypes.CONTAINER_FACTORY);
    return spring
        .beans()
        .named(
            listener.text(FACTORY, state, frame, engine).orElse(DEFAULT_FACTORY), listener.file())
        .filter(bean -> types.contains(bean.type().name()));
  }

  private Container boots(Listener listener, State state, Frame frame, Engine engine) {
    String file = listener.file();
    return new Container(
        ownConsumers(file, state, frame, engine),
        false,
        spring.managers().exists(file),
        listener
            .takesBatches(state, frame, engine)
            .orElseGet(() -> BootSettings.listensInBatches(environment(listener))),
        Optional.empty(),
        Optional.empty());
  }

  private SpringEnvironment environment(Listener listener) {
    return configurations.springEnvironment(listener.file());
  }

  private Container own(
      Listener listener, SpringBeans.Bean bean, State state, Frame frame, Engine engine) {
    AbstractValue made = spring.create(bean, state, frame, engine);
    Optional<LibraryObject> factory = state.object(made, LibraryObject.class);
    boolean transactional = isTransactional(factory, listener.file(), state);
    boolean unmanaged =
        !transactional
            && isNamed(listener, state, frame, engine)
            && !isChangedLater(listener)
            && hasNoManager(made, state);
    return new Container(
        consumers(factory),
        true,
        transactional,
        listener
            .takesBatches(state, frame, engine)
            .orElseGet(() -> passesBatches(factory, listener)),
        factory
            .filter(known -> unmanaged)
            .map(
                known ->
                    new ContainerSighting(
                        Optional.of(bean.method().declaration().nameSite()), known.creation())),
        factory
            .flatMap(known -> known.attribute(ContainerSemantics.LOST_PROPERTIES))
            .flatMap(lost -> state.object(lost, ConfigMap.class)));
  }

  private boolean isTransactional(Optional<LibraryObject> factory, String file, State state) {
    return factory
            .flatMap(known -> known.attribute(ContainerSemantics.MANAGER))
            .filter(manager -> SpringTypes.isKafkaAware(manager, state))
            .isPresent()
        || (isConfiguredByBoot(factory) && spring.managers().exists(file));
  }

  private boolean passesBatches(Optional<LibraryObject> factory, Listener listener) {
    return factory
        .flatMap(known -> known.attribute(ContainerSemantics.BATCH))
        .map(batch -> batch.text().equals(Listener.YES))
        .orElseGet(
            () ->
                isConfiguredByBoot(factory)
                    && BootSettings.listensInBatches(environment(listener)));
  }

  private static boolean isConfiguredByBoot(Optional<LibraryObject> factory) {
    return factory.flatMap(known -> known.attribute(ContainerSemantics.BOOT)).isPresent();
  }

  private Optional<ClientSighting> consumers(Optional<LibraryObject> factory) {
    return factory
        .flatMap(known -> known.attribute(ContainerSemantics.CONSUMERS))
        .map(AbstractValue::references)
        .filter(ids -> ids.size() == 1)
        .flatMap(ids -> facts.client(ids.get(0)));
  }

  /** A factory whose name is not known may be another one than that of the default name. */
  private static boolean isNamed(Listener listener, State state, Frame frame, Engine engine) {
    return listener.annotation().member(FACTORY).isEmpty()
        || listener.text(FACTORY, state, frame, engine).isPresent();
  }

  /** Retry topics and post-processors have containers of their own or change the one at hand. */
  private static boolean isChangedLater(Listener listener) {
    return listener.annotation().member(POST_PROCESSOR).isPresent()
        || Annotations.find(
                listener.method().declaration().annotations(),
                SpringTypes.RETRYABLE_TOPIC,
                listener.method().owner())
            .isPresent();
  }

  private static boolean hasNoManager(AbstractValue factory, State state) {
    return state
            .object(factory, LibraryObject.class)
            .filter(known -> known.attribute(ContainerSemantics.BOOT).isEmpty())
            .isPresent()
        && isUntouched(factory, state)
        && state
            .object(factory, LibraryObject.class)
            .flatMap(known -> known.attribute(ContainerSemantics.PROPERTIES))
            .filter(properties -> !isUntouched(properties, state))
            .isEmpty();
  }

  private static boolean isUntouched(AbstractValue object, State state) {
    return object.references().size() == 1
        && state.statuses(object.references().get(0)).equals(Set.of(Management.NONE));
  }

  /** Boot's container factory takes the consumer factory of the application if there is one. */
  private Optional<ClientSighting> ownConsumers(
      String file, State state, Frame frame, Engine engine) {
    List<SpringBeans.Bean> factories =
        spring.beans().ofType(SpringTypes.declaredAs(SpringTypes.CONSUMER_FACTORY), file);
    if (factories.size() != 1) {
      return Optional.empty();
    }
    return spring.create(factories.get(0), state, frame, engine).references().stream()
        .findFirst()
        .flatMap(facts::client);
  }
}
