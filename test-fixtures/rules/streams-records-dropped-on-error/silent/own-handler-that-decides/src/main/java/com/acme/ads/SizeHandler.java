package com.acme.ads;

import java.util.Map;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.streams.errors.ProductionExceptionHandler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class SizeHandler implements ProductionExceptionHandler {

  private static final Logger LOG = LoggerFactory.getLogger(SizeHandler.class);

  @Override
  public ProductionExceptionHandlerResponse handle(
      ProducerRecord<byte[], byte[]> record, Exception exception) {
    if (exception instanceof org.apache.kafka.common.errors.RecordTooLargeException) {
      LOG.warn("too large for {}", record.topic());
      return ProductionExceptionHandlerResponse.CONTINUE;
    }
    return ProductionExceptionHandlerResponse.FAIL;
  }

  @Override
  public void configure(Map<String, ?> configs) {
    // nothing to configure
  }
}
