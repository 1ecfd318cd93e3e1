package org.schoolhub.grading;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class GradeListener {

  private final KafkaTemplate<String, String> kafka;

  GradeListener(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @KafkaListener(topics = "exams.marked")
  void onExam(ConsumerRecord<String, String> exam) {
    kafka.send("students.grades", exam.key(), exam.value());
  }
}
