package com.quarryline.blasting;

import static com.quarryline.blasting.sql.Statements.MERGE_BLAST;

import java.util.Map;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcOperations;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
public class BlastRecorder {

  private final NamedParameterJdbcOperations jdbc;
  private final KafkaTemplate<String, String> kafka;

  public BlastRecorder(NamedParameterJdbcOperations jdbc, KafkaTemplate<String, String> kafka) {
    this.jdbc = jdbc;
    this.kafka = kafka;
  }

  @KafkaListener(topics = "blasts-planned", groupId = "blast-recorder")
  public void onPlan(BlastPlan plan) {
    jdbc.update(MERGE_BLAST, Map.of("blastId", plan.id(), "site", plan.site(), "charge", plan.kilograms()));
    kafka.send("blasts-recorded", plan.id(), plan.site());
  }

  public record BlastPlan(String id, String site, int kilograms) {}
}
