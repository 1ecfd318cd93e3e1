package energy.nordgrid.metering.config;

import java.nio.file.Path;
import java.util.Optional;

/** What the container tells this application. */
public final class Environment {

  private Environment() {}

  static String bootstrapServers() {
    return required("KAFKA_BOOTSTRAP_SERVERS");
  }

  /** The name of the pod, which a stateful set gives back to the pod that replaces it. */
  static String podName() {
    return required("POD_NAME");
  }

  static Optional<String> trustStore() {
    return Optional.ofNullable(System.getenv("KAFKA_TRUST_STORE"));
  }

  public static Path tariffFolder() {
    return Path.of(required("TARIFF_FOLDER"));
  }

  private static String required(String name) {
    String value = System.getenv(name);
    if (value == null || value.isBlank()) {
      throw new IllegalStateException("The environment variable " + name + " is not set.");
    }
    return value;
  }
}
