package dev.eoslint.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleDescription;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class BuiltInRulesTest {

  private static List<Class<?>> ruleClasses() throws IOException, URISyntaxException {
    Path classes =
        Path.of(BuiltInRules.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Stream<Path> files = Files.walk(classes)) {
      return files
          .map(file -> classes.relativize(file).toString())
          .filter(file -> file.endsWith(".class") && !file.endsWith("-info.class"))
          .<Class<?>>map(file -> load(file.substring(0, file.length() - ".class".length())))
          .filter(type -> Rule.class.isAssignableFrom(type) && !type.isInterface())
          .toList();
    }
  }

  private static Class<?> load(String file) {
    try {
      return Class.forName(file.replace('/', '.').replace('\\', '.'));
    } catch (ClassNotFoundException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  @Test
  void everyRuleIsRegistered() throws Exception {
    assertThat(BuiltInRules.all())
        .extracting(Object::getClass)
        .containsExactlyInAnyOrderElementsOf(ruleClasses())
        .isNotEmpty();
  }

  @Test
  void everyRuleIsDescribed() {
    assertThat(BuiltInRules.descriptions())
        .hasSameSizeAs(BuiltInRules.all())
        .extracting(RuleDescription::name)
        .doesNotHaveDuplicates()
        .isSorted();
  }

  @Test
  void everyDefaultRuleExists() {
    assertThat(BuiltInRules.descriptions())
        .extracting(RuleDescription::name)
        .containsAll(DefaultRules.NAMES);
  }
}
