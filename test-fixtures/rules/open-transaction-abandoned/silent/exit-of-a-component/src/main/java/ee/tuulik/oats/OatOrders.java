package ee.tuulik.oats;

import java.util.List;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.springframework.stereotype.Service;

/** The container closes its beans when the process ends. */
@Service
public class OatOrders {

  private final Producer<String, String> producer;

  public OatOrders(Producer<String, String> producer) {
    this.producer = producer;
  }

  public void order(String mill, List<String> bags) {
    try {
      producer.beginTransaction();
      bags.forEach(bag -> producer.send(new ProducerRecord<>("oats", mill, bag)));
      producer.commitTransaction();
    } catch (KafkaException e) {
      System.exit(70);
    }
  }
}
