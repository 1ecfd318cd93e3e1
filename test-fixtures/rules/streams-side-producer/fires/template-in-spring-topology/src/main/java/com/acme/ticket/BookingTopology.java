package com.acme.ticket;

import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.kstream.KStream;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
public class BookingTopology {

  private final KafkaTemplate<String, String> template;

  public BookingTopology(KafkaTemplate<String, String> template) {
    this.template = template;
  }

  @Autowired
  void build(StreamsBuilder builder) {
    KStream<String, String> requests = builder.stream("requests");
    requests.peek((guest, seat) -> template.send("seat-changes", seat, guest)).to("bookings"); // expect: streams-side-producer
  }
}
