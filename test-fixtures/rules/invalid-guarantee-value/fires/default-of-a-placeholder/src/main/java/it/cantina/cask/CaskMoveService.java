package it.cantina.cask;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
class CaskMoveService {

  private final KafkaTemplate<String, String> kafka;

  CaskMoveService(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  void move(String cask, String state) {
    kafka.send("cask-moves", cask, state).join();
  }
}
