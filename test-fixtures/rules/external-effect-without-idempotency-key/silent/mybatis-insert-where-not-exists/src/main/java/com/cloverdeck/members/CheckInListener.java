package com.cloverdeck.members;

import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
public class CheckInListener {

  private final CheckInMapper checkIns;

  public CheckInListener(CheckInMapper checkIns) {
    this.checkIns = checkIns;
  }

  @KafkaListener(topics = "check-ins", groupId = "members")
  public void onCheckIn(CheckIn checkIn) {
    checkIns.insertOnce(checkIn.eventId(), checkIn.member(), checkIn.club());
    checkIns.lastClub(checkIn.member(), checkIn.club());
  }

  public record CheckIn(String eventId, String member, String club) {}
}
