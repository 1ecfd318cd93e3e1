package com.halyard.charter;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import okhttp3.MediaType;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** At-least-once bridge: an idempotent producer, but no transaction. */
public final class CharterBridge {

  private final Consumer<String, String> requests;
  private final Producer<String, String> answers;
  private final OkHttpClient http;
  private final String marina;

  public CharterBridge(
      Consumer<String, String> requests, Producer<String, String> answers, OkHttpClient http, String marina) {
    this.requests = requests;
    this.answers = answers;
    this.http = http;
    this.marina = marina;
  }

  public void bridge() throws IOException, ExecutionException, InterruptedException {
    requests.subscribe(List.of("charter-requests"));
    while (true) {
      ConsumerRecords<String, String> polled = requests.poll(Duration.ofMillis(400));
      for (ConsumerRecord<String, String> request : polled.records("charter-requests")) {
        String berth = reserveBerth(request);
        answers.send(new ProducerRecord<>("charter-answers", request.key(), berth)).get();
      }
      requests.commitSync();
    }
  }

  private String reserveBerth(ConsumerRecord<String, String> request) throws IOException {
    RequestBody body = RequestBody.create(request.value(), MediaType.get("application/json"));
    Request.Builder post = new Request.Builder().url(marina + "/berths/reservations").post(body);
    if (request.headers().lastHeader("traceparent") != null) {
      post.header("traceparent", new String(request.headers().lastHeader("traceparent").value()));
    }
    try (Response response = http.newCall(post.build()).execute()) { // expect: external-effect-without-idempotency-key
      return response.body().string();
    }
  }
}
