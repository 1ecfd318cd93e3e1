package com.marrowstone.geology;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

/** A repeated sample violates the primary key: the attempt fails as a whole and nothing is filed twice. */
@Component
class CoreSampleListener {

  private final JdbcClient jdbc;
  private final KafkaTemplate<String, CoreSample> kafka;

  CoreSampleListener(JdbcClient jdbc, KafkaTemplate<String, CoreSample> kafka) {
    this.jdbc = jdbc;
    this.kafka = kafka;
  }

  @KafkaListener(topics = "core-samples")
  void onSample(CoreSample sample) {
    jdbc.sql(
            """
            INSERT INTO core_sample (barcode, well, depth_cm)
            VALUES (:barcode, :well, :depthCm)
            """)
        .paramSource(sample)
        .update();
    kafka.send("core-samples-filed", sample.barcode(), sample);
  }

  record CoreSample(String barcode, String well, int depthCm) {}
}
