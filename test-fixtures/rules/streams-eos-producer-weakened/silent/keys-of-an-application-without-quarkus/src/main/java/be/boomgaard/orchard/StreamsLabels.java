package be.boomgaard.orchard;

import org.springframework.boot.context.properties.ConfigurationProperties;

/** What the dashboard shows of the streams that other services run. */
@ConfigurationProperties("kafka-streams")
public record StreamsLabels(Processing processing, Producer producer) {

  public record Processing(String guarantee) {}

  public record Producer(String acks) {}
}
