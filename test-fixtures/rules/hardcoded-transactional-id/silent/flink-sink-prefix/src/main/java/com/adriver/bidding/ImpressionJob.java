package com.adriver.bidding;

import org.apache.flink.api.common.eventtime.WatermarkStrategy;
import org.apache.flink.api.common.serialization.SimpleStringSchema;
import org.apache.flink.connector.base.DeliveryGuarantee;
import org.apache.flink.connector.kafka.sink.KafkaRecordSerializationSchema;
import org.apache.flink.connector.kafka.sink.KafkaSink;
import org.apache.flink.connector.kafka.source.KafkaSource;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;

public class ImpressionJob {

  public static void main(String[] args) throws Exception {
    StreamExecutionEnvironment environment = StreamExecutionEnvironment.getExecutionEnvironment();
    environment.enableCheckpointing(30_000);

    KafkaSource<String> impressions =
        KafkaSource.<String>builder()
            .setBootstrapServers(args[0])
            .setTopics("impressions")
            .setGroupId("impression-job")
            .setProperty("isolation.level", "read_committed")
            .setValueOnlyDeserializer(new SimpleStringSchema())
            .build();
    KafkaSink<String> billable =
        KafkaSink.<String>builder()
            .setBootstrapServers(args[0])
            .setDeliveryGuarantee(DeliveryGuarantee.EXACTLY_ONCE)
            .setTransactionalIdPrefix("impression-job")
            .setProperty("transaction.timeout.ms", "600000")
            .setRecordSerializer(
                KafkaRecordSerializationSchema.builder()
                    .setTopic("impressions.billable")
                    .setValueSerializationSchema(new SimpleStringSchema())
                    .build())
            .build();

    environment
        .fromSource(impressions, WatermarkStrategy.noWatermarks(), "impressions")
        .filter(impression -> !impression.contains("\"bot\":true"))
        .sinkTo(billable);
    environment.execute("billable impressions");
  }
}
