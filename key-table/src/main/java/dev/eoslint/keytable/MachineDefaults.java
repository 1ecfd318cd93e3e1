package dev.eoslint.keytable;

import java.io.File;
import java.util.Map;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.TrustManagerFactory;

/**
 * The defaults that Kafka takes from the machine it runs on. The table names the Java property they
 * come from instead of the value that the generating machine happens to have.
 *
 * @param answers the Java property and this machine's value of it, by configuration key
 */
record MachineDefaults(Map<String, Answer> answers) {

  /**
   * One answer of the machine.
   *
   * @param property the Java system or security property
   * @param value what this machine answers
   */
  record Answer(String property, String value) {}

  MachineDefaults {
    answers = Map.copyOf(answers);
  }

  /** Asks the machine that this program runs on. */
  static MachineDefaults ofThisMachine() {
    return new MachineDefaults(
        Map.of(
            "state.dir",
            new Answer("java.io.tmpdir", System.getProperty("java.io.tmpdir")),
            "ssl.keymanager.algorithm",
            new Answer("ssl.KeyManagerFactory.algorithm", KeyManagerFactory.getDefaultAlgorithm()),
            "ssl.trustmanager.algorithm",
            new Answer(
                "ssl.TrustManagerFactory.algorithm", TrustManagerFactory.getDefaultAlgorithm())));
  }

  /**
   * Replaces the machine's answer by the property's name.
   *
   * @param key the configuration key
   * @param defaultValue the default in the table's spelling
   * @return for example {@code =${java.io.tmpdir}/kafka-streams}; the given text when the key's
   *     default does not depend on the machine
   * @throws IllegalStateException when the key's default should depend on the machine and does not
   *     begin with the machine's answer
   */
  String replaceIn(String key, String defaultValue) {
    Answer answer = answers.get(key);
    if (answer == null) {
      return defaultValue;
    }
    String prefix = "=" + answer.value();
    if (!defaultValue.startsWith(prefix)) {
      throw new IllegalStateException(
          "The default of '%s' does not come from '%s' any more: '%s'"
              .formatted(key, answer.property(), defaultValue));
    }
    String rest = defaultValue.substring(prefix.length()).replace(File.separatorChar, '/');
    return "=${" + answer.property() + "}" + rest;
  }
}
