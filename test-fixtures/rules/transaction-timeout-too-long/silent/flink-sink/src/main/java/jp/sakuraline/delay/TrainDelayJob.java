package jp.sakuraline.delay;

import org.apache.flink.api.common.serialization.SimpleStringSchema;
import org.apache.flink.connector.base.DeliveryGuarantee;
import org.apache.flink.connector.kafka.sink.KafkaRecordSerializationSchema;
import org.apache.flink.connector.kafka.sink.KafkaSink;

/** The transaction has to outlive a checkpoint. */
final class TrainDelayJob {

  KafkaSink<String> sink(String servers) {
    return KafkaSink.<String>builder()
        .setBootstrapServers(servers)
        .setDeliveryGuarantee(DeliveryGuarantee.EXACTLY_ONCE)
        .setTransactionalIdPrefix("train-delays")
        .setProperty("transaction.timeout.ms", "900000")
        .setRecordSerializer(
            KafkaRecordSerializationSchema.builder()
                .setTopic("train-delays")
                .setValueSerializationSchema(new SimpleStringSchema())
                .build())
        .build();
  }
}
