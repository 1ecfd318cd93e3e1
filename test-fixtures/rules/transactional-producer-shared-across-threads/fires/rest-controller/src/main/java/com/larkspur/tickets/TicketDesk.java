package com.larkspur.tickets;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.web.bind.annotation.*;

@RestController
@RequestMapping("/tickets")
public class TicketDesk {

  private final KafkaProducer<String, String> producer;

  public TicketDesk() {
    producer = new KafkaProducer<>(config(), new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  @PostMapping("/{seat}")
  public void sell(@PathVariable String seat, @RequestBody String buyer) {
    producer.beginTransaction(); // expect: transactional-producer-shared-across-threads
    producer.send(new ProducerRecord<>("tickets", seat, buyer));
    producer.send(new ProducerRecord<>("seats", seat, "TAKEN"));
    producer.commitTransaction();
  }

  private static Map<String, Object> config() {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", System.getenv("KAFKA_SERVERS"));
    config.put("transactional.id", "tickets-" + System.getenv("POD_NAME"));
    return config;
  }
}
