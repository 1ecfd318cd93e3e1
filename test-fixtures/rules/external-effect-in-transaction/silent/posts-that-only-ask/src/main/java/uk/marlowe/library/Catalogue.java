package uk.marlowe.library;

import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.util.LinkedMultiValueMap;
import org.springframework.util.MultiValueMap;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.RestTemplate;

/** Search engines take their questions as POST. */
@Component
class Catalogue {

  private final RestTemplate rest;
  private final RestClient subjects;

  Catalogue(RestTemplate rest, RestClient.Builder builder) {
    this.rest = rest;
    this.subjects = builder.baseUrl("https://subjects.marlowe.example").build();
  }

  String findByIsbn(String isbn) {
    Map<String, Object> query = Map.of("query", Map.of("term", Map.of("isbn", isbn)));
    return rest.postForObject("http://elastic:9200/books/_search", query, String.class);
  }

  String subjectsOf(String title) {
    return subjects
        .post()
        .uri("/graphql")
        .header("Authorization", "Bearer " + token())
        .contentType(MediaType.APPLICATION_JSON)
        .body(Map.of("query", "query { subjects(title: \"" + title + "\") { name } }"))
        .retrieve()
        .body(String.class);
  }

  private String token() {
    MultiValueMap<String, String> form = new LinkedMultiValueMap<>();
    form.add("grant_type", "client_credentials");
    return rest.postForObject("https://login.marlowe.example/oauth2/token", form, String.class);
  }
}
