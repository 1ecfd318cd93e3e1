package dev.eoslint.analyzer.dialect.spring;

import dev.eoslint.analyzer.config.spring.SpringEnvironment;
import dev.eoslint.analyzer.config.spring.SpringProperties;
import dev.eoslint.analyzer.dialect.Configurations;
import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.dialect.facts.ConfigView;
import dev.eoslint.analyzer.dialect.facts.PipelineSighting;
import dev.eoslint.analyzer.dialect.facts.ScopeSighting;
import dev.eoslint.analyzer.dialect.spring.ListenerContainers.Container;
import dev.eoslint.analyzer.java.flow.Interpreter;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Annotation;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.java.tree.Variable;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.ConfigMap;
import dev.eoslint.analyzer.java.value.Engine;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.kafka.ClientRole;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Framework;
import dev.eoslint.analyzer.model.IgnoredSetting;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.analyzer.model.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The {@code @KafkaListener} methods: what drives them, and what they do. */
public final class SpringListeners {

  private final SpringApplication spring;
  private final Configurations configurations;
  private final ApplicationFacts facts;
  private final ListenerContainers containers;
  private final List<Listener> listeners = new ArrayList<>();
  private final Set<Variable> parameters = Collections.newSetFromMap(new IdentityHashMap<>());

  SpringListeners(
      List<TypeSymbol> types,
      SpringApplication spring,
      Configurations configurations,
      ApplicationFacts facts) {
    this.spring = spring;
    this.configurations = configurations;
    this.facts = facts;
    this.containers = new ListenerContainers(spring, configurations, facts);
    types.forEach(this::findListeners);
  }

  private void findListeners(TypeSymbol type) {
    Optional<Annotation> onClass =
        Annotations.find(type.declaration().annotations(), SpringTypes.LISTENER, type);
    for (Method method : type.declaration().methods()) {
      Optional<Annotation> listener =
          Annotations.find(method.annotations(), SpringTypes.LISTENER, type)
              .or(
                  () ->
                      onClass.filter(
                          annotation ->
                              Annotations.find(method.annotations(), SpringTypes.HANDLER, type)
                                  .isPresent()));
      if (listener.isPresent() && method.body().isPresent()) {
        listeners.add(new Listener(new MethodSymbol(type, method), listener.get()));
        parameters.addAll(method.parameters());
      }
    }
  }

  /** Returns the id of the object whose records a parameter of a listener holds. */
  Optional<Integer> readerOf(Variable variable, State state) {
    if (!parameters.contains(variable)) {
      return Optional.empty();
    }
    String name = "listener container";
    Optional<Integer> known = state.singleton(name);
    if (known.isPresent()) {
      return known;
    }
    int id =
        state.allocate(
            new LibraryObject(JavaType.library(SpringTypes.LISTENER), Optional.empty(), Map.of()));
    state.rememberSingleton(name, id);
    return Optional.of(id);
  }

  /** Returns the arguments that Spring passes to a bean method. */
  List<AbstractValue> beanParameters(
      SpringBeans.Bean bean, State state, Frame frame, Engine engine) {
    List<AbstractValue> arguments = new ArrayList<>();
    SpringSurroundings surroundings = new SpringSurroundings(spring, configurations, facts);
    for (Variable parameter : bean.method().declaration().parameters()) {
      TypeSymbol owner = bean.method().owner();
      arguments.add(
          surroundings
              .inject(parameter, owner, state, frame, engine)
              .orElseGet(
                  () ->
                      engine.materialise(
                          AbstractValue.opaque(), owner.resolve(parameter.type()), state, frame)));
    }
    return arguments;
  }

  /** Executes every listener in the scope that its container holds open. */
  public void run(Interpreter interpreter) {
    for (Listener listener : listeners) {
      facts.startExecution(Optional.empty());
      State state = new State();
      Frame frame =
          Frame.root(listener.method().owner(), Optional.empty(), new AbstractValue.Null());
      Container container = containers.container(listener, state, frame, interpreter.engine());
      ClientSighting consumer = consumer(listener, container, state, frame, interpreter.engine());
      facts.addConsumer(consumer);
      facts.startExecution(Optional.empty());
      interpreter.runRoot(listener.method(), List.of(scope(listener, container, consumer)));
    }
  }

  private Frame.EnclosingScope scope(
      Listener listener, Container container, ClientSighting consumer) {
    Site entry = listener.annotation().site();
    PipelineSighting pipeline = new PipelineSighting(entry, Optional.of(consumer), List.of());
    facts.addPipeline(pipeline);
    if (!container.transactional()) {
      container.unmanaged().ifPresent(pipeline::drivenBy);
      return pipeline;
    }
    ScopeSighting transaction =
        new ScopeSighting(
            entry,
            TransactionScope.Kind.LISTENER_CONTAINER,
            List.of(),
            spring.bootProducer(listener.file()));
    facts.addScope(transaction);
    pipeline.addTransaction(transaction, container.batches());
    return transaction;
  }

  private ClientSighting consumer(
      Listener listener, Container container, State state, Frame frame, Engine engine) {
    String file = listener.file();
    SpringEnvironment environment = configurations.springEnvironment(file);
    boolean bootConsumers =
        container.consumers().isEmpty() && (!container.ownFactory() || consumersComeFromBoot(file));
    List<ClientConfig> configs = List.of(ClientConfig.unknown(ClientRole.CONSUMER));
    if (container.consumers().isPresent()) {
      configs = container.consumers().get().configs();
    } else if (bootConsumers) {
      configs = bootConfigs(environment, container);
      if (isCustomized(file)) {
        configs = configs.stream().map(ClientConfig::asIncomplete).toList();
      }
    }
    List<Setting> overrides = overrides(listener, state, frame, engine);
    List<IgnoredSetting> ignored =
        new ArrayList<>(container.lost().map(SpringListeners::lost).orElseGet(List::of));
    if (container.consumers().isPresent()) {
      ignored.addAll(BootSettings.isolationOutOfReach(environment));
    }
    ClientSighting consumer =
        new ClientSighting(
            container
                .consumers()
                .map(ClientSighting::creation)
                .orElseGet(() -> listener.annotation().site()),
            Framework.SPRING_KAFKA,
            List.of(),
            Optional.empty(),
            configs.stream().map(config -> with(config, overrides, ignored)).toList());
    consumer.markReading();
    if (placesItself(listener)) {
      consumer.markKeepingPositions();
    }
    topics(listener, environment, state, frame, engine).forEach(consumer::addTopic);
    return consumer;
  }

  /** Initial offsets of partitions, or a listener that seeks, say where reading begins. */
  private static boolean placesItself(Listener listener) {
    boolean seeks =
        listener.method().owner().lineage().stream()
            .flatMap(type -> type.superTypeNames().stream())
            .anyMatch(SpringTypes.SEEK_AWARE::contains);
    return seeks || listener.annotation().member("topicPartitions").isPresent();
  }

  /** A customizer of the application may change whatever Boot made. */
  private boolean isCustomized(String file) {
    return !spring.beans().endingWith("KafkaConsumerFactoryCustomizer", file).isEmpty();
  }

  private boolean consumersComeFromBoot(String file) {
    return spring
        .beans()
        .ofType(SpringTypes.declaredAs(SpringTypes.CONSUMER_FACTORY), file)
        .isEmpty();
  }

  /** In a transactional application only the profiles that switch transactions on count. */
  private static List<ClientConfig> bootConfigs(
      SpringEnvironment environment, Container container) {
    List<ClientConfig> all = BootSettings.consumers(environment);
    List<Optional<String>> transactional =
        environment.views().stream()
            .filter(BootSettings::hasManager)
            .map(SpringProperties::profile)
            .toList();
    return container.transactional() && !transactional.isEmpty()
        ? all.stream().filter(config -> transactional.contains(config.profile())).toList()
        : all;
  }

  private static ClientConfig with(
      ClientConfig config, List<Setting> overrides, List<IgnoredSetting> unread) {
    List<Setting> settings = new ArrayList<>(config.settings());
    settings.addAll(overrides);
    List<IgnoredSetting> ignored = new ArrayList<>(config.ignored());
    ignored.addAll(unread);
    return new ClientConfig(
        config.role(),
        settings,
        ignored,
        config.frameworkDefaults(),
        config.complete(),
        config.profile(),
        config.beginning());
  }

  private static List<IgnoredSetting> lost(ConfigMap map) {
    return ConfigView.settings(map).stream()
        .map(
            setting ->
                new IgnoredSetting(
                    setting,
                    "consumer properties of a container factory are not passed on to the"
                        + " containers that it creates.",
                    true))
        .toList();
  }

  /** The {@code properties} of the annotation, in the syntax of a property file. */
  private List<Setting> overrides(Listener listener, State state, Frame frame, Engine engine) {
    List<Setting> settings = new ArrayList<>();
    SpringEnvironment environment = configurations.springEnvironment(listener.file());
    for (Expression element : Annotations.elements(listener.annotation(), "properties")) {
      Optional<String> text =
          engine.evaluate(element, listener.method().owner(), state, frame).text();
      text.map(line -> line.split("[=:\\s]", 2))
          .filter(parts -> parts.length == 2)
          .ifPresent(
              parts ->
                  settings.add(
                      new Setting(
                          parts[0].strip(),
                          environment.resolve(parts[1].strip(), element.site()),
                          element.site(),
                          parts[0].strip(),
                          false)));
    }
    return settings;
  }

  private static List<Value> topics(
      Listener listener, SpringEnvironment environment, State state, Frame frame, Engine engine) {
    List<Value> topics = new ArrayList<>();
    List<Expression> written =
        new ArrayList<>(Annotations.elements(listener.annotation(), "topics"));
    for (Expression element : Annotations.elements(listener.annotation(), "topicPartitions")) {
      if (element instanceof Expression.Creation partition) {
        partition.arguments().stream()
            .filter(Expression.Assignment.class::isInstance)
            .map(Expression.Assignment.class::cast)
            .filter(
                member ->
                    member.target() instanceof Expression.Name name
                        && name.identifier().equals("topic"))
            .forEach(member -> written.add(member.value()));
      }
    }
    for (Expression element : written) {
      Optional<String> text =
          engine.evaluate(element, listener.method().owner(), state, frame).text();
      topics.add(
          text.map(known -> environment.resolve(known, element.site()))
              .orElseGet(() -> Value.unknown(element.site())));
    }
    return topics;
  }
}
