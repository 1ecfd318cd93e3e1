package shop.orders;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

@Component
public class OrderEvents {

  private final KafkaTemplate<String, String> template;

  public OrderEvents(KafkaTemplate<String, String> template) {
    this.template = template;
  }

  @Transactional("kafkaTransactionManager")
  public void placed(String order, String customer) {
    template.send("orders.placed", order, customer);
    template.send("customers.activity", customer, order);
  }
}
