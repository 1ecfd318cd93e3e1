package com.bellweather.orders;

import java.io.IOException;
import org.springframework.http.HttpRequest;
import org.springframework.http.client.ClientHttpRequestExecution;
import org.springframework.http.client.ClientHttpRequestInterceptor;
import org.springframework.http.client.ClientHttpResponse;

/** Derives the key from the event that is being handled on this thread. */
class IdempotencyKeyInterceptor implements ClientHttpRequestInterceptor {

  @Override
  public ClientHttpResponse intercept(HttpRequest request, byte[] body, ClientHttpRequestExecution execution)
      throws IOException {
    request.getHeaders().set("Idempotency-Key", CurrentEvent.id());
    return execution.execute(request, body);
  }
}
