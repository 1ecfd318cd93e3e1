package com.acme.meter;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import org.apache.kafka.streams.processor.PunctuationType;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;

final class ConsumptionReporter extends ContextualProcessor<String, Double, Void, Void> {

  private static final HttpClient HTTP = HttpClient.newHttpClient();

  private double sum;

  @Override
  public void init(ProcessorContext<Void, Void> context) {
    super.init(context);
    context.schedule(Duration.ofHours(1), PunctuationType.WALL_CLOCK_TIME, time -> report());
  }

  @Override
  public void process(Record<String, Double> reading) {
    sum += reading.value();
  }

  private void report() {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("https://grid.acme.com/consumptions"))
            .POST(HttpRequest.BodyPublishers.ofString(Double.toString(sum)))
            .build();
    try {
      HTTP.send(request, HttpResponse.BodyHandlers.discarding()); // expect: streams-external-effect
    } catch (IOException | InterruptedException failure) {
      throw new IllegalStateException(failure);
    }
  }
}
