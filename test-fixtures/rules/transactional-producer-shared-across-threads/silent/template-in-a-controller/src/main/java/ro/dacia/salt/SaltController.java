package ro.dacia.salt;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class SaltController {

  private final KafkaTemplate<String, String> template;

  public SaltController(KafkaTemplate<String, String> template) {
    this.template = template;
  }

  @PostMapping("/salt")
  public void mine(@RequestBody String block) {
    template.executeInTransaction(
        operations -> {
          operations.send("salt", block);
          operations.send("salt-log", block);
          return null;
        });
  }
}
