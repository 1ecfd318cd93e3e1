package net.stagepass.seats;

import java.util.Collection;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
public class SeatAllocator {

  private final KafkaTemplate<String, String> kafka;

  public SeatAllocator(KafkaTemplate<String, String> kafka) {
    this.kafka = kafka;
  }

  @Transactional("kafkaTransactionManager")
  public void allocate(String performance, Collection<String> seats, String customer) {
    for (String seat : seats) {
      kafka.send("seats.allocated", performance + ":" + seat, customer);
    }
    kafka.send("customers.orders", customer, performance);
  }
}
