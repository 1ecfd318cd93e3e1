package com.acme.ads;

import java.util.Map;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.streams.errors.ProductionExceptionHandler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class IgnoreProductionErrors implements ProductionExceptionHandler {

  private static final Logger LOG = LoggerFactory.getLogger(IgnoreProductionErrors.class);

  @Override
  public ProductionExceptionHandlerResponse handle(
      ProducerRecord<byte[], byte[]> record, Exception exception) {
    LOG.warn("cannot write to {}", record.topic(), exception);
    return ProductionExceptionHandlerResponse.CONTINUE;
  }

  @Override
  public void configure(Map<String, ?> configs) {
    // nothing to configure
  }
}
