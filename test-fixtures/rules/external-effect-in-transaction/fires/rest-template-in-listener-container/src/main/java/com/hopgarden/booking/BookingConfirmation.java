package com.hopgarden.booking;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.ResponseEntity;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestTemplate;

@Component
public class BookingConfirmation {

  private static final Logger log = LoggerFactory.getLogger(BookingConfirmation.class);

  private final RestTemplate restTemplate;
  private final KafkaTemplate<String, ConfirmedBooking> kafkaTemplate;

  public BookingConfirmation(RestTemplate restTemplate, KafkaTemplate<String, ConfirmedBooking> kafkaTemplate) {
    this.restTemplate = restTemplate;
    this.kafkaTemplate = kafkaTemplate;
  }

  @KafkaListener(topics = "bookings-requested")
  public void confirm(RequestedBooking booking) {
    ResponseEntity<RoomHold> hold =
        restTemplate.postForEntity("http://rooms/hotels/{id}/holds", booking, RoomHold.class, booking.hotelId()); // expect: external-effect-in-transaction
    log.info("Room {} is held for {}", hold.getBody().room(), booking.guest());
    kafkaTemplate.send(
        "bookings-confirmed", booking.guest(), new ConfirmedBooking(booking.hotelId(), hold.getBody().room()));
  }

  public record RequestedBooking(String hotelId, String guest, int nights) {}

  public record RoomHold(String room) {}

  public record ConfirmedBooking(String hotelId, String room) {}
}
