package com.acme.ads;

import java.util.Map;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.streams.errors.ProductionExceptionHandler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class StrictHandler implements ProductionExceptionHandler {

  private static final Logger LOG = LoggerFactory.getLogger(StrictHandler.class);

  @Override
  public ProductionExceptionHandlerResponse handle(
      ProducerRecord<byte[], byte[]> record, Exception exception) {
    LOG.error("cannot write to {}", record.topic(), exception);
    return ProductionExceptionHandlerResponse.FAIL;
  }

  @Override
  public void configure(Map<String, ?> configs) {
    // nothing to configure
  }
}
