package dev.eoslint.analyzer.model;

import java.util.List;

/**
 * A Kafka Streams application that the project configures.
 *
 * @param creation where it gets its configuration: the constructor call, the bean, or the
 *     configuration file that describes it
 * @param framework who drives it
 * @param configs its configuration, once per profile; at least one, the base first. The keys of
 *     single clients keep their prefix, for example {@code producer.acks}
 * @param module the module that owns it
 */
public record StreamsApplication(
    Site creation, Framework framework, List<ClientConfig> configs, ApplicationModule module)
    implements Client {

  /** Copies the configurations. */
  public StreamsApplication {
    configs = List.copyOf(configs);
  }
}
