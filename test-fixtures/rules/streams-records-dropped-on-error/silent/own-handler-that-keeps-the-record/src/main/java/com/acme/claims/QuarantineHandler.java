package com.acme.claims;

import java.util.Map;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.streams.errors.ProductionExceptionHandler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class QuarantineHandler implements ProductionExceptionHandler {

  private static final Logger LOG = LoggerFactory.getLogger(QuarantineHandler.class);

  private Quarantine quarantine;

  @Override
  public ProductionExceptionHandlerResponse handle(
      ProducerRecord<byte[], byte[]> record, Exception exception) {
    LOG.warn("quarantine", exception);
    quarantine.keep(record.topic(), record.value());
    return ProductionExceptionHandlerResponse.CONTINUE;
  }

  @Override
  public void configure(Map<String, ?> configs) {
    // nothing to configure
  }
}
