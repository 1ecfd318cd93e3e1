package com.acme.ads;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.kstream.KStream;

final class ClickTopology {

  void build(StreamsBuilder builder, Producer<String, String> producer) {
    KStream<String, String> clicks = builder.stream("clicks");
    clicks.transformValues(new SessionSupplier(producer)).to("sessions");
  }
}
