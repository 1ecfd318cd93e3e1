package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.dialect.container.Annotated;
import dev.eoslint.analyzer.dialect.container.SingletonBeans;
import dev.eoslint.analyzer.java.flow.TreeWalk;
import dev.eoslint.analyzer.java.reach.JavaProject;
import dev.eoslint.analyzer.java.reach.JavaType;
import dev.eoslint.analyzer.java.reach.MethodSymbol;
import dev.eoslint.analyzer.java.reach.TypeSymbol;
import dev.eoslint.analyzer.java.tree.Expression;
import dev.eoslint.analyzer.java.tree.Method;
import dev.eoslint.analyzer.source.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Methods that make the beans of an application, and whether there is one of these. */
final class BeanMethods {

  private static final String BEAN = "org.springframework.context.annotation.Bean";

  /** Annotations of methods whose results have no scope unless another annotation gives one. */
  private static final Set<String> PRODUCES =
      Set.of("jakarta.enterprise.inject.Produces", "javax.enterprise.inject.Produces");

  private static final Set<String> ONE =
      Set.of(
          "jakarta.enterprise.context.ApplicationScoped",
          "javax.enterprise.context.ApplicationScoped",
          "jakarta.inject.Singleton",
          "javax.inject.Singleton");

  /** A type that more files than this mention is not worth reading all of them for. */
  private static final int MOST_MENTIONS = 12;

  private BeanMethods() {}

  /** Returns whether this is the name of an annotation that this class asks for. */
  static boolean isKnown(String qualifiedName) {
    return PRODUCES.contains(qualifiedName);
  }

  /**
   * Returns whether the beans of {@code type} are made by methods and one for the whole program.
   */
  static boolean makeOne(TypeSymbol type) {
    List<SourceFile> mentioning = type.project().filesContaining(type.declaration().name());
    return mentioning.size() <= MOST_MENTIONS
        && areSingletons(makers(Set.of(type.qualifiedName()), mentioning, type.project()));
  }

  /** Returns whether the producers that are beans are each made once for the whole program. */
  static boolean makeOneProducer(JavaProject project) {
    List<MethodSymbol> makers =
        makers(
            KafkaTypes.PRODUCER_TYPES,
            project.matteringContaining(List.of("Bean", "Produces")),
            project);
    return areSingletons(makers) && makers.stream().allMatch(BeanMethods::createsProducer);
  }

  private static List<MethodSymbol> makers(
      Set<String> types, List<SourceFile> files, JavaProject project) {
    List<MethodSymbol> makers = new ArrayList<>();
    for (SourceFile file : files) {
      for (TypeSymbol owner : project.typesIn(file)) {
        owner.declaration().methods().stream()
            .filter(method -> makesBean(method, owner))
            .filter(method -> types.contains(owner.resolve(method.returnType()).name()))
            .forEach(method -> makers.add(new MethodSymbol(owner, method)));
      }
    }
    return makers;
  }

  private static boolean makesBean(Method method, TypeSymbol owner) {
    return Annotated.find(method.annotations(), Set.of(BEAN), owner).isPresent()
        || Annotated.find(method.annotations(), PRODUCES, owner).isPresent();
  }

  private static boolean areSingletons(List<MethodSymbol> makers) {
    return !makers.isEmpty() && makers.stream().allMatch(BeanMethods::isSingleton);
  }

  private static boolean isSingleton(MethodSymbol maker) {
    Method method = maker.declaration();
    boolean scoped =
        Annotated.find(method.annotations(), Set.of(BEAN), maker.owner()).isPresent()
            || Annotated.find(method.annotations(), ONE, maker.owner()).isPresent();
    return scoped && !SingletonBeans.hasOtherScope(method.annotations());
  }

  /** A class of the project that is a producer may give each thread another one. */
  private static boolean createsProducer(MethodSymbol maker) {
    List<JavaType> created = new ArrayList<>();
    new TreeWalk(
            part -> {
              if (part instanceof Expression.Creation creation) {
                created.add(maker.owner().resolve(creation.type()));
              }
            })
        .visit(maker.owner().declaration());
    return created.stream().anyMatch(type -> KafkaTypes.KAFKA_PRODUCER.equals(type.name()))
        && created.stream().noneMatch(BeanMethods::isProducerOfProject);
  }

  private static boolean isProducerOfProject(JavaType type) {
    Optional<TypeSymbol> symbol = type.symbol();
    return symbol
        .filter(
            each -> each.superTypeNames().stream().anyMatch(KafkaTypes.PRODUCER_TYPES::contains))
        .isPresent();
  }
}
