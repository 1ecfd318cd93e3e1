package com.miles.loyalty;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.LongSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

final class PointsBooker implements AutoCloseable {

  private final Producer<String, Long> producer;

  PointsBooker(String bootstrapServers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    config.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    config.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, LongSerializer.class);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, Topics.WRITER_ID);
    this.producer = new KafkaProducer<>(config);
    this.producer.initTransactions();
  }

  void book(String member, long points, long newBalance) {
    try {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>(Topics.POINTS, member, points));
      producer.send(new ProducerRecord<>(Topics.STATEMENTS, member, newBalance));
      producer.commitTransaction();
    } catch (ProducerFencedException
        | InvalidProducerEpochException
        | AuthorizationException
        | TimeoutException e) {
      producer.close();
      throw e;
    } catch (KafkaException e) {
      producer.abortTransaction();
      throw e;
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
