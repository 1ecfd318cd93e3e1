package com.acme.fleet;

import java.util.Map;
import org.apache.kafka.streams.errors.ErrorHandlerContext;
import org.apache.kafka.streams.errors.ProcessingExceptionHandler;
import org.apache.kafka.streams.processor.api.Record;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class SkippingHandler implements ProcessingExceptionHandler {

  private static final Logger LOG = LoggerFactory.getLogger(SkippingHandler.class);

  @Override
  public Response handleError(ErrorHandlerContext context, Record<?, ?> record, Exception exception) {
    LOG.warn("task {} skips a record", context.taskId(), exception);
    return Response.resume();
  }

  @Override
  public void configure(Map<String, ?> configs) {}
}
