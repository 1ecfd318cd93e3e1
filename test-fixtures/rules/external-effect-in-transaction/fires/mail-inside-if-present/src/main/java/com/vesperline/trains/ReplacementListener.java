package com.vesperline.trains;

import java.util.List;
import java.util.Optional;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
public class ReplacementListener {

  private final PassengerNotice notice;
  private final KafkaTemplate<String, Object> kafka;

  public ReplacementListener(PassengerNotice notice, KafkaTemplate<String, Object> kafka) {
    this.notice = notice;
    this.kafka = kafka;
  }

  @KafkaListener(topics = "cancelled-trains", groupId = "replacements")
  public void onCancellation(Cancellation cancellation) {
    cancellation.bookings().forEach(booking -> replace(cancellation.train(), booking));
  }

  private void replace(String train, Booking booking) {
    booking.mail().ifPresent(address -> notice.busInstead(train, address));
    kafka.send("replacement-tickets", booking.number(), booking);
  }

  public record Cancellation(String train, List<Booking> bookings) {}

  public record Booking(String number, String address) {
    Optional<String> mail() {
      return Optional.ofNullable(address);
    }
  }
}
