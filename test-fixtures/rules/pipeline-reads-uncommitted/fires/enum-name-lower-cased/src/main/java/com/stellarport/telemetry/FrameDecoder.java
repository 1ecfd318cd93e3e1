package com.stellarport.telemetry;

import static org.apache.kafka.clients.consumer.ConsumerConfig.*;

import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.IsolationLevel;
import org.apache.kafka.common.serialization.BytesDeserializer;
import org.apache.kafka.common.serialization.BytesSerializer;
import org.apache.kafka.common.utils.Bytes;

/** Decodes downlink frames of one ground station. */
final class FrameDecoder {

  private final String station;

  FrameDecoder(String station) {
    this.station = station;
  }

  void decode() {
    Map<String, Object> downlink =
        Map.ofEntries(
            Map.entry(BOOTSTRAP_SERVERS_CONFIG, "ground-kafka:9092"),
            Map.entry(GROUP_ID_CONFIG, "frame-decoder"),
            Map.entry(ENABLE_AUTO_COMMIT_CONFIG, Boolean.FALSE.toString()),
            Map.entry(ISOLATION_LEVEL_CONFIG, IsolationLevel.READ_UNCOMMITTED.toString().toLowerCase(Locale.ROOT)), // expect: pipeline-reads-uncommitted
            Map.entry(FETCH_MAX_BYTES_CONFIG, 8 * 1024 * 1024));
    Map<String, Object> decoded =
        Map.of(
            BOOTSTRAP_SERVERS_CONFIG, "ground-kafka:9092",
            "transactional.id", "frame-decoder-" + station + "-" + System.getenv("HOSTNAME"));

    try (var frames = new KafkaConsumer<>(downlink, new BytesDeserializer(), new BytesDeserializer());
        var packets = new KafkaProducer<>(decoded, new BytesSerializer(), new BytesSerializer())) {
      packets.initTransactions();
      frames.subscribe(Set.of("frames-" + station));
      while (!Thread.interrupted()) {
        var batch = frames.poll(Duration.ofMillis(50));
        if (batch.count() > 0) {
          packets.beginTransaction();
          batch.forEach(f -> packets.send(new ProducerRecord<>("telemetry-packets", f.key(), payload(f.value()))));
          packets.sendOffsetsToTransaction(batch.nextOffsets(), frames.groupMetadata());
          packets.commitTransaction();
        }
      }
    }
  }

  private static Bytes payload(Bytes frame) {
    byte[] bytes = frame.get();
    byte[] payload = new byte[bytes.length - 10];
    System.arraycopy(bytes, 6, payload, 0, payload.length);
    return Bytes.wrap(payload);
  }
}
