package edu.examboard.results;

import java.util.Map;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
public class Publication {

  private final KafkaTemplate<Object, Object> kafka;

  public Publication(KafkaTemplate<Object, Object> kafka) {
    this.kafka = kafka;
  }

  @Transactional("kafkaTransactionManager")
  public void publish(String exam, Map<String, Integer> marks) {
    marks.forEach((student, mark) -> kafka.send("exams.results", exam + student, mark));
    kafka.send("exams.published", exam, marks.size());
  }
}
