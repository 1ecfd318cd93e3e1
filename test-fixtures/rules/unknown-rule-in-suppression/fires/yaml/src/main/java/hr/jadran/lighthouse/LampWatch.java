package hr.jadran.lighthouse;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
public class LampWatch {

  private final KafkaTemplate<String, String> kafka;

  public LampWatch(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @Transactional("kafkaTransactionManager")
  public void report(String lamp, String state) {
    kafka.send("lamps.states", lamp, state);
    kafka.send("lamps.history", lamp, state);
  }
}
