package dev.eoslint.analyzer.dialect.spring;

import dev.eoslint.analyzer.config.spring.SpringEnvironment;
import dev.eoslint.analyzer.dialect.Configurations;
import dev.eoslint.analyzer.dialect.Modules;
import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.facts.ClientSighting;
import dev.eoslint.analyzer.java.flow.Roots;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.value.AbstractValue;
import dev.eoslint.analyzer.java.value.Engine;
import dev.eoslint.analyzer.java.value.Frame;
import dev.eoslint.analyzer.java.value.HeapObject.LibraryObject;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.State;
import dev.eoslint.analyzer.java.value.Surroundings;
import dev.eoslint.analyzer.kafka.ClientRole;
import dev.eoslint.analyzer.model.ApplicationModule;
import dev.eoslint.analyzer.model.ClientConfig;
import dev.eoslint.analyzer.model.Framework;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.TransactionalIdentity;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The Spring side of an application: its beans, what Boot adds, its listeners. */
public final class SpringApplication {

  private final Configurations configurations;
  private final Modules modules;
  private final ApplicationFacts facts;
  private final SpringBeans beans;
  private final KafkaManagers managers;
  private final SpringListeners listeners;
  private final Map<ApplicationModule, ClientSighting> bootProducers = new HashMap<>();

  /** Finds the beans and listeners of the code that can matter. */
  public SpringApplication(
      Roots roots, Configurations configurations, Modules modules, ApplicationFacts facts) {
    this.configurations = configurations;
    this.modules = modules;
    this.facts = facts;
    List<TypeSymbol> types =
        roots.project().mattering().stream()
            .flatMap(file -> roots.project().typesIn(file).stream())
            .toList();
    this.beans = new SpringBeans(types, modules);
    this.managers = new KafkaManagers(beans, configurations, modules, roots.project());
    this.listeners = new SpringListeners(types, this, configurations, facts);
  }

  /** Returns what Spring does around the code. */
  public Surroundings surroundings() {
    return new SpringSurroundings(this, configurations, facts);
  }

  /** Returns what Spring's classes do; names that are imported on demand need it to be found. */
  public static LibrarySemantics semantics(Configurations configurations, ApplicationFacts facts) {
    return new SpringKafkaSemantics(configurations, facts);
  }

  /** Returns the listeners. */
  public SpringListeners listeners() {
    return listeners;
  }

  SpringBeans beans() {
    return beans;
  }

  KafkaManagers managers() {
    return managers;
  }

  /** Returns what a bean method gives, created once in each execution. */
  AbstractValue create(SpringBeans.Bean bean, State state, Frame frame, Engine engine) {
    String name =
        "bean " + bean.method().owner().qualifiedName() + "." + bean.method().declaration().name();
    Optional<Integer> known = state.singleton(name);
    if (known.isPresent()) {
      return new AbstractValue.Reference(known.get());
    }
    AbstractValue self =
        bean.method().declaration().isStatic()
            ? new AbstractValue.Null()
            : engine.singleton(bean.method().owner(), state, frame);
    AbstractValue created =
        engine.invoke(
            bean.method(),
            self,
            listeners.beanParameters(bean, state, frame, engine),
            state,
            frame,
            bean.method().declaration().nameSite());
    created.references().stream().findFirst().ifPresent(id -> state.rememberSingleton(name, id));
    return created;
  }

  /** Returns the id of the object that Boot provides under {@code type}, if it provides one. */
  Optional<Integer> bootBean(JavaType type, String file, State state) {
    Set<String> asked = SpringTypes.declaredAs(type.name());
    boolean own = !beans.ofType(asked, file).isEmpty();
    if (own) {
      return Optional.empty();
    }
    String name =
        "boot "
            + modules.owning(file).root()
            + " "
            + String.join(",", asked.stream().sorted().toList());
    Optional<Integer> known = state.singleton(name);
    if (known.isPresent()) {
      return known;
    }
    Optional<LibraryObject> object = provide(type, asked, file, state);
    return object.map(
        provided -> {
          int id = state.allocate(provided);
          state.rememberSingleton(name, id);
          if (asked.contains(SpringTypes.PRODUCER_FACTORY)) {
            bootProducer(file).ifPresent(producer -> facts.attach(id, producer));
          }
          return id;
        });
  }

  private Optional<LibraryObject> provide(
      JavaType type, Set<String> asked, String file, State state) {
    if (SpringTypes.isTemplate(type.name()) || asked.contains(SpringTypes.MANAGER)) {
      return Optional.of(SpringSurroundings.provided(type, factoryAttribute(file, state)));
    }
    boolean plain =
        asked.contains(SpringTypes.PRODUCER_FACTORY)
            || asked.contains(SpringTypes.CONSUMER_FACTORY)
            || SpringTypes.isBootProperties(type.name())
            || SpringTypes.isBootConfigurer(type.name())
            || type.name().equals(SpringTypes.ENVIRONMENT);
    return plain ? Optional.of(SpringSurroundings.provided(type, Map.of())) : Optional.empty();
  }

  /** Templates and managers of Boot use the factory of the application, or else Boot's. */
  private Map<String, AbstractValue> factoryAttribute(String file, State state) {
    return bootBean(JavaType.library(SpringTypes.PRODUCER_FACTORY), file, state)
        .<Map<String, AbstractValue>>map(
            id -> Map.of(SpringKafkaSemantics.FACTORY, new AbstractValue.Reference(id)))
        .orElseGet(Map::of);
  }

  /** Returns the producer that Boot's own factory makes, if Boot makes one. */
  Optional<ClientSighting> bootProducer(String file) {
    ApplicationModule module = modules.owning(file);
    ClientSighting known = bootProducers.get(module);
    if (known != null) {
      return Optional.of(known);
    }
    SpringEnvironment environment = configurations.springEnvironment(file);
    List<TransactionalIdentity> identities = BootSettings.identities(environment);
    boolean backsOff =
        !beans.ofType(SpringTypes.declaredAs(SpringTypes.PRODUCER_FACTORY), file).isEmpty();
    if (backsOff || identities.isEmpty()) {
      return Optional.empty();
    }
    Site creation = identities.get(0).site();
    ClientSighting producer =
        new ClientSighting(
            creation,
            Framework.SPRING_KAFKA,
            List.of(),
            Optional.empty(),
            BootSettings.producers(environment));
    identities.forEach(producer::addIdentity);
    bootProducers.put(module, producer);
    facts.addProducer(producer);
    return Optional.of(producer);
  }

  /** Adds the clients that configuration alone describes. */
  public void addConfiguredClients() {
    for (ApplicationModule module : modules.all()) {
      String inside = module.root().isEmpty() ? "x" : module.root() + "/x";
      if (modules.owning(inside).equals(module)) {
        if (bootProducer(inside).isEmpty()) {
          addPlainProducer(inside);
        }
        addBinder(inside);
        addStreams(inside);
      }
    }
  }

  /** The transactional producer of Spring Cloud Stream's binder, of which only the id is known. */
  private void addBinder(String file) {
    List<TransactionalIdentity> identities =
        BootSettings.identitiesOfBinder(configurations.springEnvironment(file));
    if (!identities.isEmpty()) {
      ClientSighting producer =
          new ClientSighting(
              identities.get(0).site(),
              Framework.SPRING_KAFKA,
              List.of(),
              Optional.empty(),
              List.of(ClientConfig.unknown(ClientRole.PRODUCER)));
      identities.forEach(producer::addIdentity);
      facts.addProducer(producer);
    }
  }

  /** Boot configures Kafka Streams unless the application has a configuration of its own. */
  private void addStreams(String file) {
    SpringEnvironment environment = configurations.springEnvironment(file);
    boolean backsOff = !beans.ofType(Set.of(SpringTypes.STREAMS_CONFIGURATION), file).isEmpty();
    if (!backsOff) {
      addStreams(BootSettings.streams(environment));
    }
    addStreams(BootSettings.streamsOfBinder(environment));
  }

  private void addStreams(List<ClientConfig> configs) {
    configs.stream()
        .flatMap(config -> config.settings().stream())
        .findFirst()
        .map(
            setting ->
                new ClientSighting(
                    setting.site(), Framework.SPRING_KAFKA, List.of(), Optional.empty(), configs))
        .ifPresent(facts.streams()::addApplication);
  }

  /** Boot's factory without an identity is of interest for its settings alone. */
  private void addPlainProducer(String file) {
    SpringEnvironment environment = configurations.springEnvironment(file);
    boolean backsOff =
        !beans.ofType(SpringTypes.declaredAs(SpringTypes.PRODUCER_FACTORY), file).isEmpty();
    boolean customized = !beans.endingWith("KafkaProducerFactoryCustomizer", file).isEmpty();
    if (!backsOff && !customized) {
      BootSettings.producerSite(environment)
          .map(
              site ->
                  new ClientSighting(
                      site,
                      Framework.SPRING_KAFKA,
                      List.of(),
                      Optional.empty(),
                      BootSettings.producers(environment)))
          .ifPresent(facts::addProducer);
    }
  }
}
