package dev.eoslint.rules.identity;

import dev.eoslint.analyzer.model.ApplicationModule;
import dev.eoslint.analyzer.model.Copies;
import dev.eoslint.analyzer.model.Deployment;
import dev.eoslint.analyzer.model.Framework;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Producer;
import dev.eoslint.analyzer.model.TransactionalIdentity;
import dev.eoslint.rules.setting.Keys;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * The identities of an application, sorted by the strongest thing that can be said of them, so that
 * one place never gets two findings.
 */
final class Identities {

  private static final Set<String> SHOWN =
      Set.of(
          "example",
          "examples",
          "sample",
          "samples",
          "demo",
          "demos",
          "doc",
          "docs",
          "tutorial",
          "tutorials",
          "exercise",
          "exercises",
          "solution",
          "solutions",
          "lab",
          "labs",
          "lesson",
          "step",
          "chapter",
          "course",
          "workshop",
          "playground",
          "quickstart",
          "benchmark",
          "benchmarks",
          "test",
          "tests");

  private final KafkaApplication application;
  private final List<Identified> all = new ArrayList<>();

  Identities(KafkaApplication application) {
    this.application = application;
    application
        .producers()
        .forEach(
            producer ->
                producer
                    .identities()
                    .forEach(identity -> all.add(new Identified(producer, identity))));
    all.sort(Comparator.comparing(each -> each.identity().site()));
  }

  /**
   * A producer with one of its identities.
   *
   * @param producer who has it
   * @param identity the identity
   */
  record Identified(Producer producer, TransactionalIdentity identity) {

    /** Returns the identity if it is the same text at every start of every instance. */
    Optional<String> constant() {
      return identity.value().text().filter(text -> !text.isBlank());
    }

    /** Returns whether every producer of one process that sets it so has the same identity. */
    boolean isConstantInProcess() {
      return identity.value().isConstantInProcess()
          && identity.value().text().filter(String::isBlank).isEmpty();
    }

    ApplicationModule module() {
      return producer.module();
    }
  }

  /** Returns all identities in path order. */
  List<Identified> all() {
    return List.copyOf(all);
  }

  /** Returns the identities that are the same text everywhere. */
  List<Identified> constant() {
    return all.stream().filter(each -> each.constant().isPresent()).toList();
  }

  private List<Identified> constantInProcess() {
    return all.stream().filter(Identified::isConstantInProcess).toList();
  }

  /** Returns the identities that several producers of one process have at the same time. */
  List<Shared> shared() {
    List<Shared> shared = new ArrayList<>();
    for (Identified each : constantInProcess()) {
      if (each.producer().copies() instanceof Copies.Several several) {
        shared.add(new Shared(each, several));
      } else {
        earlierTwin(each)
            .ifPresent(
                twin ->
                    shared.add(
                        new Shared(
                            each,
                            new Copies.Several(
                                twin.identity().site(),
                                "another producer of the same application has it too"))));
      }
    }
    return shared;
  }

  /**
   * An identity that several producers of one process have at the same time.
   *
   * @param identified the producer to report
   * @param several what shows it
   */
  record Shared(Identified identified, Copies.Several several) {}

  private Optional<Identified> earlierTwin(Identified later) {
    List<Identified> candidates = constantInProcess();
    return candidates.subList(0, candidates.indexOf(later)).stream()
        .filter(earlier -> earlier.identity().value().sameMeaning(later.identity().value()))
        .filter(earlier -> earlier.module().equals(later.module()))
        .filter(earlier -> bothLive(earlier.producer(), later.producer()))
        .findFirst();
  }

  /** Producers that their methods close, or that belong to different programs, need not meet. */
  private static boolean bothLive(Producer left, Producer right) {
    boolean samePrograms =
        left.programs().isEmpty()
            || right.programs().isEmpty()
            || left.programs().stream().anyMatch(right.programs()::contains);
    return samePrograms
        && !(left.copies() instanceof Copies.Unclear)
        && !(right.copies() instanceof Copies.Unclear)
        && !onDifferentClusters(left, right)
        && !left.shortLived()
        && !right.shortLived()
        && !left.creation().equals(right.creation())
        && !isDecidedByExecution(left, right)
        && !areCopies(left.creation().file(), right.creation().file());
  }

  /** Exercises and their solutions hold the same file twice, and a build takes one of them. */
  private static boolean areCopies(String left, String right) {
    return !left.equals(right) && fileName(left).equals(fileName(right));
  }

  private static String fileName(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  /** Plain clients of one file were executed together: what lives together was seen there. */
  private static boolean isDecidedByExecution(Producer left, Producer right) {
    return left.framework() == Framework.KAFKA_CLIENTS
        && right.framework() == Framework.KAFKA_CLIENTS
        && left.creation().file().equals(right.creation().file());
  }

  private static boolean onDifferentClusters(Producer left, Producer right) {
    Optional<String> a = servers(left);
    Optional<String> b = servers(right);
    return a.isPresent() && b.isPresent() && !a.equals(b);
  }

  private static Optional<String> servers(Producer producer) {
    return producer
        .configs()
        .get(0)
        .lastSetting(Keys.BOOTSTRAP_SERVERS)
        .flatMap(setting -> setting.value().text());
  }

  /** Returns whether a stronger rule reports the place of this identity as shared. */
  boolean isShared(Identified identified) {
    return shared().stream()
        .anyMatch(
            shared -> shared.identified().identity().site().equals(identified.identity().site()));
  }

  /**
   * Returns an identity of another service that is the same text, unless a stronger rule speaks of
   * one of the two.
   */
  Optional<Identified> reusedBy(Identified identified) {
    List<Identified> same =
        constant().stream()
            .filter(other -> other.constant().equals(identified.constant()))
            .filter(other -> other.identity().prefix() == identified.identity().prefix())
            .toList();
    boolean stronger =
        same.stream().anyMatch(each -> isShared(each) || scaledDeployment(each).isPresent());
    return stronger || isOnlyShown(identified.module())
        ? Optional.empty()
        : same.stream()
            .filter(other -> isAnotherService(other.module(), identified.module()))
            .filter(other -> !isOnlyShown(other.module()))
            .filter(other -> !onDifferentClusters(other.producer(), identified.producer()))
            .findFirst();
  }

  /** Modules of one name are versions of one service. */
  private static boolean isAnotherService(ApplicationModule left, ApplicationModule right) {
    return !left.equals(right) && Collections.disjoint(left.names(), right.names());
  }

  /** Modules that show something run one at a time. */
  private static boolean isOnlyShown(ApplicationModule module) {
    return Arrays.stream(module.root().toLowerCase(Locale.ROOT).split("[^a-z]+"))
        .anyMatch(SHOWN::contains);
  }

  /** Returns whether a deployment file runs the module. */
  boolean isDeployed(ApplicationModule module) {
    return application.deployments().stream()
        .anyMatch(deployment -> deployment.module().filter(module::equals).isPresent());
  }

  /** Returns the deployment that gives each new instance of the module another name, if all do. */
  Optional<Deployment> renamingDeployment(Identified identified) {
    List<Deployment> running =
        application.deployments().stream()
            .filter(each -> each.module().filter(identified.module()::equals).isPresent())
            .toList();
    return running.stream().anyMatch(each -> each.names() == Deployment.Names.KEPT)
        ? Optional.empty()
        : running.stream().filter(each -> each.names() == Deployment.Names.NEW).findFirst();
  }

  /** Returns the deployment that runs several instances of the module of this identity. */
  Optional<Deployment> scaledDeployment(Identified identified) {
    return scaledDeployment(identified.module(), application);
  }

  /** Returns the deployment that runs several instances of {@code module}. */
  static Optional<Deployment> scaledDeployment(
      ApplicationModule module, KafkaApplication application) {
    return application.deployments().stream()
        .filter(deployment -> deployment.instances() > 1)
        .filter(deployment -> deployment.module().filter(module::equals).isPresent())
        .findFirst();
  }
}
