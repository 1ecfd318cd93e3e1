package com.acme.energy;

import java.util.Map;
import org.apache.kafka.streams.errors.ErrorHandlerContext;
import org.apache.kafka.streams.errors.ProcessingExceptionHandler;
import org.apache.kafka.streams.processor.api.Record;

public final class JournalHandler implements ProcessingExceptionHandler {

  private Journal journal;

  @Override
  public void configure(Map<String, ?> settings) {
    journal = (Journal) settings.get("journal");
  }

  @Override
  public ProcessingHandlerResponse handle(
      ErrorHandlerContext context, Record<?, ?> record, Exception exception) {
    journal.error(record.key(), record.value(), exception);
    return ProcessingHandlerResponse.CONTINUE;
  }
}
