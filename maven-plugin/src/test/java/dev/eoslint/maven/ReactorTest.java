package dev.eoslint.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.maven.BuildModule.Role;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ReactorTest {

  private static final Path ROOT = Path.of("/home/dev/shop").toAbsolutePath();

  private static final BuildModule PARENT = module("parent", "", Role.REPORTS);
  private static final BuildModule ORDERS = module("orders", "orders", Role.REPORTS);

  @Test
  void innermostModuleReports() {
    Reactor reactor = new Reactor(List.of(PARENT, ORDERS));

    assertThat(reactor.reporterOf(ROOT.resolve("orders/src/main/java/Relay.java")))
        .contains(ORDERS);
    assertThat(reactor.reporterOf(ROOT.resolve("deploy/relay.yml"))).contains(PARENT);
  }

  @Test
  void folderNamesAreComparedAsAWhole() {
    Reactor reactor = new Reactor(List.of(PARENT, ORDERS));

    assertThat(reactor.reporterOf(ROOT.resolve("orders-archive/Relay.java"))).contains(PARENT);
  }

  @Test
  void firstReporterSpeaksForModulesThatDoNotKnowTheGoal() {
    BuildModule library = module("library", "library", Role.LEAVES_TO_OTHERS);
    BuildModule billing = module("billing", "billing", Role.REPORTS);
    Reactor reactor = new Reactor(List.of(library, ORDERS, billing));

    assertThat(reactor.reporterOf(ROOT.resolve("library/Relay.java"))).contains(ORDERS);
    assertThat(reactor.firstReporter()).contains(ORDERS);
  }

  @Test
  void nobodySpeaksForASilentModule() {
    BuildModule skipped = module("skipped", "skipped", Role.KEEPS_SILENT);
    Reactor reactor = new Reactor(List.of(PARENT, skipped));

    assertThat(reactor.reporterOf(ROOT.resolve("skipped/Relay.java"))).isEmpty();
  }

  @Test
  void filesOutsideOfAllModulesAreNotReported() {
    Reactor reactor = new Reactor(List.of(PARENT, ORDERS));

    assertThat(reactor.reporterOf(ROOT.resolveSibling("bank").resolve("Relay.java"))).isEmpty();
  }

  @Test
  void ofTwoModulesInOneFolderTheOneThatReportsSpeaks() {
    BuildModule other = module("other-pom", "orders", Role.KEEPS_SILENT);

    assertThat(new Reactor(List.of(other, ORDERS)).reporterOf(ROOT.resolve("orders/Relay.java")))
        .contains(ORDERS);
  }

  private static BuildModule module(String id, String folder, Role role) {
    return new BuildModule(id, ROOT.resolve(folder).normalize(), role);
  }
}
