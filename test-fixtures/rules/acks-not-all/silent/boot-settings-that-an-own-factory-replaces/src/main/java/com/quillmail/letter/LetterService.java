package com.quillmail.letter;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
class LetterService {

  private final KafkaTemplate<String, String> kafka;

  LetterService(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  void post(String letter, String state) {
    kafka.send("letters", letter, state).join();
  }
}
