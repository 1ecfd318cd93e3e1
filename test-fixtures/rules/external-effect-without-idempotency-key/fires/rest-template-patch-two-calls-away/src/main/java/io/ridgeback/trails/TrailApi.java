package io.ridgeback.trails;

import java.util.Map;
import org.springframework.web.client.RestTemplate;

class TrailApi {

  private final RestTemplate rest;
  private final String base;

  TrailApi(RestTemplate rest, String base) {
    this.rest = rest;
    this.base = base;
  }

  void addObstacle(String trail, String kind) {
    Map<String, String> patch = Map.of("op", "add", "path", "/obstacles/-", "value", kind);
    rest.patchForObject(base + "/trails/{trail}", patch, Void.class, trail); // expect: external-effect-without-idempotency-key
  }
}
