package com.acme.meter;

import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.streams.errors.DeserializationExceptionHandler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class CountingHandler implements DeserializationExceptionHandler {

  private static final Logger LOG = LoggerFactory.getLogger(CountingHandler.class);

  private long skipped;

  @Override
  public DeserializationHandlerResponse handle(
      org.apache.kafka.streams.processor.ProcessorContext context,
      ConsumerRecord<byte[], byte[]> record,
      Exception exception) {
    skipped++;
    LOG.error(
        "record {} of {} is malformed, {} skipped so far",
        record.offset(),
        record.topic(),
        skipped,
        exception);
    return DeserializationHandlerResponse.CONTINUE;
  }

  @Override
  public void configure(Map<String, ?> configs) {}
}
