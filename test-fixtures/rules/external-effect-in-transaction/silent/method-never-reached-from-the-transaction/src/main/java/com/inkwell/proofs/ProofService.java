package com.inkwell.proofs;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Service;
import org.springframework.web.client.RestTemplate;

@Service
public class ProofService {

  private final RestTemplate pressRoom;
  private final KafkaTemplate<String, String> kafka;
  private final AtomicInteger waiting = new AtomicInteger();

  public ProofService(RestTemplate pressRoom, KafkaTemplate<String, String> kafka) {
    this.pressRoom = pressRoom;
    this.kafka = kafka;
  }

  @KafkaListener(topics = "proofs-approved")
  public void onApproval(ConsumerRecord<String, String> proof) {
    waiting.incrementAndGet();
    kafka.send("print-queue", proof.key(), normalise(proof.value()));
  }

  /** Wakes the press room before the morning shift; independent of any record. */
  @Scheduled(cron = "0 30 5 * * MON-FRI")
  public void warmUp() {
    callPressRoom(normalise("warm-up"));
  }

  private void callPressRoom(String order) {
    pressRoom.postForLocation("http://press-room/orders", order);
    waiting.set(0);
  }

  private static String normalise(String text) {
    return text.strip().toUpperCase(Locale.ROOT);
  }
}
