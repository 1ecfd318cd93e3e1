package com.acme.stock;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.streams.errors.DeserializationExceptionHandler;

public class DeadLetterHandler implements DeserializationExceptionHandler {

  private KafkaProducer<byte[], byte[]> producer;

  @Override
  public DeserializationHandlerResponse handle(
      org.apache.kafka.streams.processor.ProcessorContext context,
      ConsumerRecord<byte[], byte[]> record,
      Exception exception) {
    producer.send(new ProducerRecord<>("movements-dlq", record.key(), record.value()));
    return DeserializationHandlerResponse.CONTINUE;
  }

  @Override
  public void configure(Map<String, ?> configs) {
    Map<String, Object> settings = new HashMap<>();
    settings.put("bootstrap.servers", configs.get("bootstrap.servers"));
    settings.put("acks", "all");
    settings.put("key.serializer", ByteArraySerializer.class);
    settings.put("value.serializer", ByteArraySerializer.class);
    producer = new KafkaProducer<>(settings);
  }
}
