package com.acme.ticket;

import org.apache.kafka.streams.StreamsBuilder;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

@Component
class BookingTopology {

  private final BookingRepository bookings;

  BookingTopology(BookingRepository bookings) {
    this.bookings = bookings;
  }

  @Autowired
  void build(StreamsBuilder builder) {
    builder.<String, String>stream("requests")
        .foreach((guest, seat) -> bookings.save(new Booking(seat)));
  }
}
