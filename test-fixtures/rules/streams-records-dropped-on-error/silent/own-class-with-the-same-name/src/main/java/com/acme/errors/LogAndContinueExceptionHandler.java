package com.acme.errors;

import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.streams.errors.DeserializationExceptionHandler;

/** Copies malformed records to our archive before it goes on. */
public class LogAndContinueExceptionHandler implements DeserializationExceptionHandler {

  private final Archive archive = Archive.open();

  @Override
  public DeserializationHandlerResponse handle(
      org.apache.kafka.streams.processor.ProcessorContext context,
      ConsumerRecord<byte[], byte[]> record,
      Exception exception) {
    archive.store(record.topic(), record.offset(), record.value());
    return DeserializationHandlerResponse.CONTINUE;
  }

  @Override
  public void configure(Map<String, ?> configs) {}
}
