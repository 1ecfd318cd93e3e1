package dev.eoslint.analyzer.dialect.effect;

import static dev.eoslint.analyzer.model.Effect.Repetition.ADDS_ANOTHER_EFFECT;
import static dev.eoslint.analyzer.model.Effect.Repetition.READS_ONLY;
import static dev.eoslint.analyzer.model.Effect.Repetition.UNDECIDED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.eoslint.analyzer.model.Effect;
import dev.eoslint.analyzer.model.Effect.Repetition;
import dev.eoslint.analyzer.model.EffectKind;
import dev.eoslint.analyzer.model.IdempotencyEvidence;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HttpEffectsTest {

  @TempDir private Path folder;

  private List<Effect> effects(String members, String body) throws IOException {
    return new ListenerProject(folder).effects(members, body);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "RestTemplate rest; | rest.postForObject(\"http://a/b\", record.value(), String.class);"
            + " | RestTemplate.postForObject | ADDS_ANOTHER_EFFECT",
        "RestTemplate rest; | rest.getForObject(\"http://a/b\", String.class);"
            + " | RestTemplate.getForObject | READS_ONLY",
        "RestTemplate rest; | rest.put(\"http://a/b\", record.value());"
            + " | RestTemplate.put | SAME_END_STATE",
        "RestTemplate rest; | rest.exchange(\"http://a/b\", HttpMethod.PATCH, null, Void.class);"
            + " | RestTemplate.exchange | ADDS_ANOTHER_EFFECT",
        "RestTemplate rest; HttpMethod verb; | rest.exchange(\"http://a/b\", verb, null,"
            + " Void.class); | RestTemplate.exchange | UNDECIDED",
        "RestTemplate rest; | rest.exchange(RequestEntity.post(\"http://a/b\").body(1),"
            + " Void.class); | RestTemplate.exchange | ADDS_ANOTHER_EFFECT",
        "RestClient client; |"
            + " client.method(HttpMethod.POST).uri(\"/b\").retrieve().toEntity(A.class); |"
            + " RestClient.method | ADDS_ANOTHER_EFFECT",
        "RestClient client; | client.post().uri(\"/b\").exchange((request, response) -> 1);"
            + " | RestClient.post | ADDS_ANOTHER_EFFECT",
        "WebClient client; | client.post().uri(\"/b\").retrieve().bodyToMono(String.class)"
            + ".timeout(Duration.ofSeconds(1)).block(); | WebClient.post | ADDS_ANOTHER_EFFECT",
        "HttpClient http; | HttpRequest r ="
            + " HttpRequest.newBuilder(URI.create(\"http://a/b\")).build(); http.send(r, null); |"
            + " HttpClient.send | READS_ONLY",
        "HttpClient http; | HttpRequest.Builder b = HttpRequest.newBuilder();"
            + " b.method(\"PATCH\", null); http.sendAsync(b.build(), null);"
            + " | HttpClient.sendAsync | ADDS_ANOTHER_EFFECT",
        "HttpClient http; HttpRequest request; | http.send(request, null);"
            + " | HttpClient.send | UNDECIDED"
      })
  void judgesRequestsByTheirVerb(String members, String body, String call, Repetition repetition)
      throws IOException {
    assertThat(effects(members, body))
        .extracting(Effect::kind, Effect::call, Effect::repetition)
        .containsExactly(tuple(EffectKind.HTTP, call, repetition));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://search:9200/orders/_search",
        "http://api/orders/search?size=1",
        "http://api/graphql",
        "http://login/oauth2/token",
        "http://api/searchOrders"
      })
  void takesAPostThatAsksForARead(String url) throws IOException {
    assertThat(
            effects(
                "RestTemplate rest;",
                "rest.postForObject(\"%s\", record.value(), String.class);".formatted(url)))
        .extracting(Effect::repetition)
        .containsExactly(READS_ONLY);
  }

  @Test
  void takesAnyOtherPostForAnEffect() throws IOException {
    assertThat(
            effects(
                "RestTemplate rest; String base;",
                """
                rest.postForObject(base + "/search/" + record.key(), record.value(), String.class);
                rest.postForObject(base + record.key(), record.value(), String.class);
                """))
        .extracting(Effect::repetition)
        .containsExactly(ADDS_ANOTHER_EFFECT, ADDS_ANOTHER_EFFECT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "client.post().uri(\"/b\");",
        "client.post().uri(\"/b\").retrieve();",
        "web.post().uri(\"/b\").retrieve().bodyToMono(String.class);"
      })
  void seesNothingWhereNothingIsSent(String body) throws IOException {
    assertThat(effects("RestClient client; WebClient web;", body)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "client.post().uri(\"/b\").header(\"Idempotency-Key\","
            + " record.key()).retrieve().body(A.class);",
        "client.post().uri(\"/b\").headers(h -> h.set(\"X-Idempotency-Key\", record.key()))"
            + ".retrieve().body(A.class);",
        "client.patch().uri(\"/b\").header(HttpHeaders.IF_MATCH,"
            + " version).retrieve().body(A.class);",
        "HttpHeaders headers = new HttpHeaders(); headers.add(\"PayPal-Request-Id\", record.key());"
            + " rest.postForObject(\"http://a/b\", new HttpEntity<>(1, headers), A.class);",
        "rest.postForObject(\"http://a/b\", Map.of(\"idempotencyKey\", record.key()), A.class);",
        "rest.postForObject(\"http://a/b\", \"{\\\"idempotency_key\\\": \" + record.key(),"
            + " A.class);",
        "rest.postForObject(\"http://a/b\", new Charge(record.key(), 1), A.class);",
        "client.post().uri(\"/b\").header(\"Idempotency-Key\","
            + " key(record)).retrieve().body(A.class);"
      })
  void acceptsKeysThatComeFromTheRecord(String body) throws IOException {
    List<Effect> effects =
        new ListenerProject(folder)
            .with("Charge", "record Charge(String requestId, int cents) {}")
            .effects(
                """
                RestClient client; RestTemplate rest; String version;
                String key(ConsumerRecord<String, String> r) {
                  return UUID.nameUUIDFromBytes(r.key().getBytes()).toString();
                }
                """,
                body);

    assertThat(effects).extracting(Effect::repetition).containsExactly(ADDS_ANOTHER_EFFECT);
    assertThat(effects).noneMatch(Effect::isUnguarded);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "UUID.randomUUID().toString()",
        "record.key() + \"-\" + System.currentTimeMillis()",
        "\"charge-\" + Instant.now()"
      })
  void rejectsKeysThatAreNewAtEachExecution(String key) throws IOException {
    List<Effect> effects =
        effects(
            "RestClient client;",
            "client.post().uri(\"/b\").header(\"Idempotency-Key\", %s).retrieve().body(A.class);"
                .formatted(key));

    assertThat(effects).singleElement().matches(Effect::isUnguarded);
    assertThat(effects.get(0).evidence())
        .singleElement()
        .satisfies(
            evidence -> {
              assertThat(evidence.accepted()).isFalse();
              assertThat(evidence.description())
                  .startsWith("the header 'Idempotency-Key' holds")
                  .endsWith("which is new at each execution");
            });
  }

  @Test
  void leavesOpenWhatWasMadeElsewhere() throws IOException {
    assertThat(
            effects(
                "RestTemplate rest; HttpHeaders headers; HeaderNames names;",
                """
                rest.postForObject("http://a/b", new HttpEntity<>(record.value(), headers), A.class);
                HttpHeaders own = new HttpHeaders();
                own.set(names.first(), record.key());
                rest.postForObject("http://a/b", new HttpEntity<>(record.value(), own), A.class);
                """))
        .extracting(Effect::repetition)
        .containsExactly(UNDECIDED, UNDECIDED);
  }

  @Test
  void considersInterceptorsOfTheSameFamily() throws IOException {
    List<Effect> effects =
        new ListenerProject(folder)
            .with(
                "Keys",
                """
                import org.springframework.http.client.ClientHttpRequestInterceptor;
                class Keys implements ClientHttpRequestInterceptor {
                  public Object intercept(Object request, byte[] body, Object execution) {
                    request.getHeaders().set("Idempotency-Key", Current.id());
                    return execution.execute(request, body);
                  }
                }
                """)
            .effects(
                "RestTemplate rest; WebClient web;",
                """
                rest.postForObject("http://a/b", record.value(), A.class);
                web.post().uri("/b").retrieve().toBodilessEntity().block();
                """);

    assertThat(effects)
        .extracting(Effect::call, Effect::isUnguarded)
        .containsExactly(tuple("RestTemplate.postForObject", false), tuple("WebClient.post", true));
    assertThat(effects.get(0).evidence())
        .extracting(IdempotencyEvidence::description)
        .containsExactly("'Keys' adds a key to every request");
  }

  @Test
  void followsInterfaceClients() throws IOException {
    List<Effect> effects =
        new ListenerProject(folder)
            .with(
                "Orders",
                """
                import org.springframework.cloud.openfeign.FeignClient;
                import org.springframework.web.bind.annotation.*;
                @FeignClient("orders")
                interface Orders {
                  @GetMapping("/orders/{id}") String find(@PathVariable String id);
                  @RequestMapping(method = RequestMethod.POST, path = "/orders") String create(String body);
                  @PostMapping("/orders/search") String search(String body);
                  @PostMapping("/keyed") String keyed(@RequestHeader("Idempotency-Key") String key);
                }
                """)
            .with(
                "Fallback",
                "class Fallback implements Orders { public String create(String b) { return b; } }")
            .with(
                "Billing",
                """
                import jakarta.ws.rs.*;
                import io.smallrye.mutiny.Uni;
                interface Billing {
                  @POST @Path("/bills") String bill(String body);
                  @POST @Path("/bills") Uni<String> later(String body);
                }
                """)
            .effects(
                "Orders orders; Billing billing;",
                """
                orders.find(record.key());
                orders.create(record.value());
                orders.search(record.value());
                orders.keyed(record.key());
                billing.bill(record.value());
                billing.later(record.value());
                billing.later(record.value()).await().indefinitely();
                """);

    assertThat(effects)
        .extracting(Effect::call, Effect::repetition, Effect::isUnguarded)
        .containsExactly(
            tuple("Orders.find", READS_ONLY, false),
            tuple("Orders.create", ADDS_ANOTHER_EFFECT, true),
            tuple("Orders.search", READS_ONLY, false),
            tuple("Orders.keyed", ADDS_ANOTHER_EFFECT, false),
            tuple("Billing.bill", ADDS_ANOTHER_EFFECT, true),
            tuple("Billing.later", ADDS_ANOTHER_EFFECT, true));
  }
}
