package jp.sakuraline.delay;

import java.util.Properties;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;

final class TrainDelaySender extends KafkaSender {

  TrainDelaySender(String servers) {
    super(servers);
  }

  @Override
  protected void configure(Properties config) {
    config.put(ProducerConfig.MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION, 10);
    config.put(ProducerConfig.MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION, 5);
  }

  void announce(String train, String state) {
    producer.send(
        new ProducerRecord<>("train-delays", train, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + train, failure);
          }
        });
  }
}
