package hr.jadran.ferry;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
public class BerthAssigner {

  private final KafkaTemplate<String, String> kafka;

  public BerthAssigner(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @Transactional("kafkaTransactionManager")
  public void assign(String ferry, String berth) {
    kafka.send("berths.taken", berth, ferry);
    kafka.send("ferries.moored", ferry, berth);
  }
}
