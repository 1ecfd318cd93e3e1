package dev.eoslint.analyzer.dialect;

import dev.eoslint.analyzer.dialect.broker.BrokerReader;
import dev.eoslint.analyzer.dialect.broker.BrokerSide;
import dev.eoslint.analyzer.dialect.deployment.DeploymentReader;
import dev.eoslint.analyzer.dialect.deployment.Deployments;
import dev.eoslint.analyzer.dialect.effect.EffectSemantics;
import dev.eoslint.analyzer.dialect.effect.catalogue.DeclaredClient;
import dev.eoslint.analyzer.dialect.facts.ApplicationFacts;
import dev.eoslint.analyzer.dialect.kafka.ClientFiles;
import dev.eoslint.analyzer.dialect.kafka.KafkaClientSemantics;
import dev.eoslint.analyzer.dialect.reactive.ReactiveSemantics;
import dev.eoslint.analyzer.dialect.spring.SpringApplication;
import dev.eoslint.analyzer.dialect.streams.QuarkusStreams;
import dev.eoslint.analyzer.dialect.streams.StreamsFiles;
import dev.eoslint.analyzer.dialect.streams.StreamsSemantics;
import dev.eoslint.analyzer.dialect.timing.WaitSemantics;
import dev.eoslint.analyzer.dialect.topic.TopicSemantics;
import dev.eoslint.analyzer.java.flow.Interpreter;
import dev.eoslint.analyzer.java.flow.Roots;
import dev.eoslint.analyzer.java.parse.JavaFileParser;
import dev.eoslint.analyzer.java.reach.JavaProject;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.value.LibrarySemantics;
import dev.eoslint.analyzer.java.value.jdk.JdkSemantics;
import dev.eoslint.analyzer.kafka.ConfigKeys;
import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.source.Notice;
import dev.eoslint.analyzer.source.SourceTree;
import dev.eoslint.analyzer.source.TriggerWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the Kafka application out of a tree. Needs a deep stack for deeply nested code. */
public final class ApplicationReader {

  private static final List<String> JAVA_WORDS =
      List.of(
          "org.apache.kafka.clients",
          "org.apache.kafka.streams",
          "processing.guarantee",
          "org.springframework.kafka",
          "beginTransaction",
          "sendOffsetsToTransaction",
          "transactional.id",
          "TRANSACTIONAL_ID",
          "KafkaTemplate",
          "KafkaListener",
          "KafkaTransactionManager");

  /** Words of code that creates or uses clients or topics. */
  private static final List<String> DRIVING_WORDS =
      List.of(
          "KafkaProducer",
          "KafkaConsumer",
          "KafkaShareConsumer",
          "ShareConsumer",
          "Producer",
          "Consumer",
          "beginTransaction",
          "KafkaTemplate",
          "KafkaOperations",
          "KafkaListener",
          "KafkaTransactionManager",
          "ProducerFactory",
          "ConsumerFactory",
          "ConsumerInterceptor",
          "DefaultKafkaProducerFactory",
          "DefaultKafkaConsumerFactory",
          "ConcurrentKafkaListenerContainerFactory",
          "KafkaStreams",
          "KafkaStreamsConfiguration",
          "StreamsConfig",
          "StreamsBuilder",
          "Topology",
          "KStream",
          "KTable",
          "NewTopic",
          "TopicBuilder",
          "incrementalAlterConfigs",
          "alterConfigs");

  private static final List<String> CONFIGURATION_WORDS =
      List.of(
          "kafka",
          "transactional.id",
          "isolation.level",
          "enable.auto.commit",
          "transaction.state.log",
          "transaction.max.timeout",
          "transaction.partition.verification",
          "producer.id.expiration",
          "replication.factor",
          "unclean.leader.election",
          "min.insync.replicas",
          "processing.guarantee",
          "application.id");

  private final KnownLibraries libraries;
  private final SourceTree sources;
  private final Modules modules;
  private final Deployments deployments;
  private final BrokerSide brokers;
  private final ModuleVersions versions;
  private final Configurations configurations;
  private final ApplicationFacts facts = new ApplicationFacts();

  private ApplicationReader(KnownLibraries libraries, SourceTree sources) {
    this.libraries = libraries;
    this.sources = sources;
    BuildFiles buildFiles = BuildFiles.read(sources);
    ConfigurationFiles files = new ConfigurationFiles(sources);
    this.modules = Modules.of(buildFiles, files);
    this.deployments = DeploymentReader.read(files, modules);
    this.brokers = BrokerReader.read(files, deployments.containers(), modules);
    this.versions = ModuleVersions.read(buildFiles, files, modules);
    this.configurations = Configurations.read(sources, files, modules, deployments.environment());
  }

  /** Returns the words that make a file worth understanding. */
  public static TriggerWords triggerWords() {
    return TriggerWords.of(JAVA_WORDS, CONFIGURATION_WORDS);
  }

  /** Loads what reads Java, so that the first application is read sooner. */
  public static void prepare() {
    JavaFileParser.prepare();
  }

  /**
   * Reads the application in {@code sources}.
   *
   * @param libraries what is known of libraries
   * @param kafkaVersion the version of the Kafka clients to assume; when it is absent, the lowest
   *     that build files show, or else the newest known one
   * @param clients what the settings say of classes with effects outside of Kafka
   */
  public static ReadApplication read(
      KnownLibraries libraries,
      SourceTree sources,
      Optional<KafkaVersion> kafkaVersion,
      List<DeclaredClient> clients) {
    try (JavaFileParser parser = new JavaFileParser()) {
      return new ApplicationReader(libraries, sources).read(parser, kafkaVersion, clients);
    }
  }

  private ReadApplication read(
      JavaFileParser parser, Optional<KafkaVersion> kafkaVersion, List<DeclaredClient> clients) {
    List<LibrarySemantics> semantics = new ArrayList<>();
    JavaProject project =
        new JavaProject(
            sources, parser, name -> semantics.stream().anyMatch(each -> each.knowsType(name)));
    semantics.add(new WaitSemantics(facts));
    semantics.add(new StreamsSemantics(facts, project));
    semantics.add(new KafkaClientSemantics(libraries.constants(), facts));
    semantics.add(SpringApplication.semantics(configurations, facts));
    semantics.add(new TopicSemantics(facts));
    EffectSemantics effects =
        new EffectSemantics(new EffectPlacement(facts), project, libraries.effects().with(clients));
    semantics.add(new ReactiveSemantics(effects));
    semantics.add(effects);
    semantics.add(new JdkSemantics(configurations, configurations));
    Roots roots = Roots.of(project, DRIVING_WORDS);
    SpringApplication spring = new SpringApplication(roots, configurations, modules, facts);
    Interpreter interpreter = new Interpreter(project, semantics, spring.surroundings());
    execute(roots, spring, interpreter);
    spring.addConfiguredClients();
    readClientFiles();
    ConfigKeys keys = libraries.keys();
    KafkaApplication application =
        new ModelAssembly(facts, modules)
            .assemble(
                keys,
                versions.versions(kafkaVersion, keys.newestRelease()),
                deployments.all(),
                brokers,
                BrokerSettings.in(configurations.files()));
    return new ReadApplication(
        application,
        notices(project, interpreter),
        project.parsedFiles() + configurations.files().size(),
        usesKafka(project));
  }

  private void execute(Roots roots, SpringApplication spring, Interpreter interpreter) {
    for (MethodSymbol main : roots.mains()) {
      facts.startExecution(Optional.of(main.owner().qualifiedName()));
      interpreter.runRoot(main, List.of());
    }
    spring.listeners().run(interpreter);
    roots.runRemaining(
        interpreter,
        method -> {
          facts.startExecution(Optional.empty());
          interpreter.runRoot(method, List.of());
        });
  }

  private void readClientFiles() {
    configurations
        .files()
        .forEach(
            (file, content) -> {
              if (file.matters() && !configurations.loadedByCode().contains(file.path())) {
                ClientFiles.read(file, content, facts);
                StreamsFiles.read(file, content, facts);
                QuarkusStreams.read(file, content, facts);
              }
            });
  }

  private List<Notice> notices(JavaProject project, Interpreter interpreter) {
    List<Notice> notices = new ArrayList<>(sources.notices());
    notices.addAll(project.notices());
    notices.addAll(configurations.notices());
    notices.addAll(interpreter.faults());
    notices.addAll(LargeRoots.notices(interpreter.exhaustedRoots()));
    return notices.stream().distinct().sorted().toList();
  }

  private boolean usesKafka(JavaProject project) {
    return !project.mattering().isEmpty()
        || configurations.files().keySet().stream().anyMatch(file -> file.matters());
  }
}
