package dev.eoslint.keytable;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The configuration keys of one Kafka release.
 *
 * @param version the full version, for example {@code 3.9.2}
 * @param definitions every key of every role
 */
record KafkaRelease(String version, List<KeyDefinition> definitions) {
  private static final Map<String, String> CONFIG_CLASSES =
      new TreeMap<>(
          Map.of(
              "admin", "org.apache.kafka.clients.admin.AdminClientConfig",
              "consumer", "org.apache.kafka.clients.consumer.ConsumerConfig",
              "producer", "org.apache.kafka.clients.producer.ProducerConfig",
              "streams", "org.apache.kafka.streams.StreamsConfig"));

  KafkaRelease {
    definitions = List.copyOf(definitions);
  }

  /**
   * Loads a release and reads its {@code ConfigDef}s.
   *
   * @param version the full version
   * @param folders the folders whose jars make up the release and what it needs to load
   * @throws IOException when a folder cannot be read
   * @throws ReflectiveOperationException when a class of the release does not load or does not look
   *     as in the known releases
   */
  static KafkaRelease load(String version, List<Path> folders)
      throws IOException, ReflectiveOperationException {
    Thread thread = Thread.currentThread();
    ClassLoader usual = thread.getContextClassLoader();
    try (URLClassLoader kafka =
        new URLClassLoader(jarsIn(folders), ClassLoader.getPlatformClassLoader())) {
      // ConfigDef turns the names of default classes into classes through the context class loader.
      thread.setContextClassLoader(kafka);
      List<KeyDefinition> definitions = new ArrayList<>();
      for (Map.Entry<String, String> role : CONFIG_CLASSES.entrySet()) {
        definitions.addAll(read(role.getKey(), kafka.loadClass(role.getValue())));
      }
      return new KafkaRelease(version, definitions);
    } finally {
      thread.setContextClassLoader(usual);
    }
  }

  private static URL[] jarsIn(List<Path> folders) throws IOException {
    List<URL> jars = new ArrayList<>();
    for (Path folder : folders) {
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.sorted().toList()) {
          jars.add(file.toUri().toURL());
        }
      }
    }
    return jars.toArray(URL[]::new);
  }

  private static List<KeyDefinition> read(String role, Class<?> configClass)
      throws ReflectiveOperationException {
    Object configDef = Objects.requireNonNull(configClass.getMethod("configDef").invoke(null));
    Object noDefault =
        Objects.requireNonNull(Reflection.staticField(configDef.getClass(), "NO_DEFAULT_VALUE"));
    MachineDefaults machine = MachineDefaults.ofThisMachine();
    List<KeyDefinition> definitions = new ArrayList<>();
    for (Object key : configKeys(configDef).values()) {
      String name = String.valueOf(Reflection.field(key, "name"));
      Object value = Reflection.field(key, "defaultValue");
      String defaultValue =
          noDefault.equals(value)
              ? "required"
              : machine.replaceIn(name, DefaultValueText.of(value));
      definitions.add(
          new KeyDefinition(
              role,
              name,
              String.valueOf(Reflection.field(key, "type")).toLowerCase(Locale.ROOT),
              defaultValue,
              AllowedValuesText.of(Reflection.field(key, "validator"))));
    }
    return definitions;
  }

  private static Map<?, ?> configKeys(Object configDef) throws ReflectiveOperationException {
    return (Map<?, ?>)
        Objects.requireNonNull(configDef.getClass().getMethod("configKeys").invoke(configDef));
  }
}
