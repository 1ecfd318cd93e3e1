package tv.talentshow.jury;

import java.util.Map;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
public class JuryVotes {

  private final KafkaTemplate<String, Integer> kafka;

  public JuryVotes(KafkaTemplate<String, Integer> kafka) {
    this.kafka = kafka;
  }

  @Transactional("kafkaTransactionManager")
  public void close(String show, Map<String, Integer> points) {
    points.forEach((candidate, sum) -> kafka.send("jury.points", candidate, sum));
    kafka.send("shows.closed", show, points.size());
  }
}
