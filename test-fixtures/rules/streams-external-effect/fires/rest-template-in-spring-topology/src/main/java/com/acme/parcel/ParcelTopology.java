package com.acme.parcel;

import org.apache.kafka.streams.StreamsBuilder;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestTemplate;

@Component
public class ParcelTopology {

  private final RestTemplate customs;

  public ParcelTopology(RestTemplate customs) {
    this.customs = customs;
  }

  @Autowired
  void build(StreamsBuilder builder) {
    builder.<String, String>stream("scans")
        .filter((parcel, place) -> place.startsWith("border"))
        .mapValues((parcel, place) -> declare(parcel))
        .to("customs-numbers");
  }

  private String declare(String parcel) {
    return customs.postForObject("https://customs.acme.com/declarations", parcel, String.class); // expect: streams-external-effect
  }
}
