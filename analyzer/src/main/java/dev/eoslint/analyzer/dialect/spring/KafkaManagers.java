package dev.eoslint.analyzer.dialect.spring;

import dev.eoslint.analyzer.dialect.Configurations;
import dev.eoslint.analyzer.dialect.Modules;
import dev.eoslint.analyzer.java.reach.JavaProject;
import dev.eoslint.analyzer.model.ApplicationModule;
import dev.eoslint.analyzer.source.FileKind;
import dev.eoslint.analyzer.source.SourceFile;
import dev.eoslint.analyzer.source.SourceTree;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Decides which transaction manager a transaction of Spring belongs to. */
final class KafkaManagers {

  private static final String BOOT_MANAGER = "kafkaTransactionManager";

  /** Hibernate has a validator too, which comes without JPA. */
  private static final Pattern JPA =
      Pattern.compile(
          "ja(?:karta|vax)\\.persistence|org\\.springframework\\.data\\.jpa"
              + "|spring-boot-starter-data-jpa|hibernate(?![.-]validator)");

  private final SpringBeans beans;
  private final Configurations configurations;
  private final Modules modules;
  private final JavaProject project;
  private final Map<ApplicationModule, Boolean> usesJpa = new HashMap<>();

  KafkaManagers(
      SpringBeans beans, Configurations configurations, Modules modules, JavaProject project) {
    this.beans = beans;
    this.configurations = configurations;
    this.modules = modules;
    this.project = project;
  }

  /**
   * Returns whether {@code @Transactional} in {@code file} opens a Kafka transaction.
   *
   * @param name the manager that it names
   */
  boolean means(Optional<String> name, String file) {
    if (name.isPresent()) {
      return isKafka(name.get(), file);
    }
    List<SpringBeans.Bean> managers = beans.endingWith("TransactionManager", file);
    Optional<SpringBeans.Bean> primary =
        managers.stream().filter(SpringBeans.Bean::isPrimary).findFirst();
    if (primary.isPresent()) {
      return isKafka(primary.get());
    }
    boolean onlyKafka = managers.stream().allMatch(KafkaManagers::isKafka);
    return onlyKafka && exists(file) && !usesJpa(file);
  }

  /** Returns whether the application has a Kafka transaction manager. */
  boolean exists(String file) {
    return beans.endingWith("TransactionManager", file).stream().anyMatch(KafkaManagers::isKafka)
        || BootSettings.hasManager(configurations.springEnvironment(file));
  }

  private boolean isKafka(String name, String file) {
    Optional<SpringBeans.Bean> bean = beans.named(name, file);
    return bean.map(KafkaManagers::isKafka)
        .orElseGet(
            () ->
                name.equals(BOOT_MANAGER)
                    && BootSettings.hasManager(configurations.springEnvironment(file)));
  }

  static boolean isKafka(SpringBeans.Bean bean) {
    return SpringTypes.declaredAs(SpringTypes.MANAGER).contains(bean.type().name());
  }

  /** With JPA there is a second manager, and an unqualified annotation does not mean Kafka's. */
  private boolean usesJpa(String file) {
    return usesJpa.computeIfAbsent(modules.owning(file), this::findJpa);
  }

  private boolean findJpa(ApplicationModule module) {
    SourceTree sources = project.sources();
    boolean inCode =
        project.filesContaining("persistence").stream()
            .filter(file -> modules.owning(file.path()).equals(module))
            .anyMatch(file -> mentionsJpa(sources.text(file).content()));
    return inCode
        || List.of(FileKind.XML, FileKind.GRADLE).stream()
            .flatMap(kind -> sources.files(kind).stream())
            .filter(file -> isBuildFileOf(file, module))
            .anyMatch(file -> mentionsJpa(sources.text(file).content()));
  }

  private boolean isBuildFileOf(SourceFile file, ApplicationModule module) {
    return (file.name().equals("pom.xml") || file.name().startsWith("build.gradle"))
        && modules.owning(file.path()).equals(module);
  }

  private static boolean mentionsJpa(String text) {
    return JPA.matcher(text).find();
  }
}
