package com.labelpress;

import java.util.List;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
public class PressRun {

  private final KafkaTemplate<String, String> template;

  public PressRun(KafkaTemplate<String, String> template) {
    this.template = template;
  }

  public void finish(String runId, List<String> rolls) {
    template.executeInTransaction(
        t -> {
          rolls.forEach(roll -> t.send("press.rolls", roll, runId));
          return t.send("press.runs", runId, "FINISHED");
        });
  }
}
