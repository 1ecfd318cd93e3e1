package mt.kalanka.shop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.amqp.rabbit.core.RabbitTemplate;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

/** Passes sales on at least once, and says so. */
@Component
class SaleBridge {

  private static final Path JOURNAL = Path.of("/var/lib/bridge/sales.csv");

  private final RabbitTemplate rabbit;

  SaleBridge(RabbitTemplate rabbit) {
    this.rabbit = rabbit;
  }

  @KafkaListener(topics = "sold-articles", groupId = "sale-bridge")
  void onSale(ConsumerRecord<String, String> sale) throws IOException {
    rabbit.convertAndSend("sales", sale.key(), sale.value());
    Files.writeString(
        JOURNAL, sale.value() + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }
}
