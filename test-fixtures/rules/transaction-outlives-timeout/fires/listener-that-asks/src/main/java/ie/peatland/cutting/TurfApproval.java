package ie.peatland.cutting;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class TurfApproval {

  private final KafkaTemplate<String, String> kafka;

  TurfApproval(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @KafkaListener(topics = "turf-requests", groupId = "turf-approval")
  void onRequest(String request) throws IOException {
    kafka.send("turf-approvals", request);
    BufferedReader keyboard = new BufferedReader(new InputStreamReader(System.in));
    System.out.println("Approve " + request + "?");
    keyboard.readLine();  // expect: transaction-outlives-timeout
  }
}
