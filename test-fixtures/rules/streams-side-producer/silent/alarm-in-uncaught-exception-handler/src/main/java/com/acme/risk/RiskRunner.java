package com.acme.risk;

import java.util.Properties;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.errors.StreamsUncaughtExceptionHandler;

final class RiskRunner {

  void run(Topology topology, Properties settings, Producer<String, String> alarms) {
    KafkaStreams streams = new KafkaStreams(topology, settings);
    streams.setUncaughtExceptionHandler(
        failure -> {
          alarms.send(new ProducerRecord<>("alarms", failure.getMessage()));
          return StreamsUncaughtExceptionHandler.StreamThreadExceptionResponse.REPLACE_THREAD;
        });
    streams.start();
  }
}
