package com.acme.fleet;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.streams.errors.ErrorHandlerContext;
import org.apache.kafka.streams.errors.ProcessingExceptionHandler;
import org.apache.kafka.streams.processor.api.Record;

public class CollectingHandler implements ProcessingExceptionHandler {

  @Override
  public Response handleError(ErrorHandlerContext context, Record<?, ?> record, Exception exception) {
    return Response.resume(
        List.of(
            new ProducerRecord<>(
                "trips-dlq", context.sourceRawKey(), context.sourceRawValue())));
  }

  @Override
  public void configure(Map<String, ?> configs) {}
}
