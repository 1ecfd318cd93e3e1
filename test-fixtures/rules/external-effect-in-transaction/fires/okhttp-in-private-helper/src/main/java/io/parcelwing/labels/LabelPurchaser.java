package io.parcelwing.labels;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import okhttp3.MediaType;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;

class LabelPurchaser {

    private static final MediaType JSON = MediaType.get("application/json");

    private final Consumer<String, Shipment> shipments;
    private final Producer<String, Label> labels;
    private final OkHttpClient http = new OkHttpClient.Builder().callTimeout(Duration.ofSeconds(8)).build();
    private final String carrierUrl;

    LabelPurchaser(Consumer<String, Shipment> shipments, Producer<String, Label> labels, String carrierUrl) {
        this.shipments = shipments;
        this.labels = labels;
        this.carrierUrl = carrierUrl;
    }

    void runForever() {
        labels.initTransactions();
        shipments.subscribe(Set.of("shipments-packed"));
        while (!Thread.currentThread().isInterrupted()) {
            ConsumerRecords<String, Shipment> packed = shipments.poll(Duration.ofSeconds(1));
            if (!packed.isEmpty()) {
                handle(packed);
            }
        }
    }

    private void handle(ConsumerRecords<String, Shipment> packed) {
        labels.beginTransaction();
        try {
            Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
            for (ConsumerRecord<String, Shipment> record : packed) {
                Label label = buyLabel(record.value());
                labels.send(new ProducerRecord<>("shipment-labels", record.key(), label));
                next.put(new TopicPartition(record.topic(), record.partition()),
                        new OffsetAndMetadata(record.offset() + 1, record.leaderEpoch(), ""));
            }
            labels.sendOffsetsToTransaction(next, shipments.groupMetadata());
            labels.commitTransaction();
        } catch (ProducerFencedException | InvalidProducerEpochException e) {
            labels.close();
            throw e;
        } catch (KafkaException | UncheckedIOException e) {
            labels.abortTransaction();
            rewind(shipments.assignment());
        }
    }

    private Label buyLabel(Shipment shipment) {
        RequestBody body = RequestBody.create(shipment.toJson(), JSON);
        Request request = new Request.Builder().url(carrierUrl + "/labels").post(body).build();
        try (Response response = http.newCall(request).execute()) { // expect: external-effect-in-transaction
            if (!response.isSuccessful()) {
                throw new IOException("Carrier answered " + response.code());
            }
            return Label.parse(response.body().string());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void rewind(Collection<TopicPartition> partitions) {
        Map<TopicPartition, OffsetAndMetadata> committed = shipments.committed(Set.copyOf(partitions));
        partitions.forEach(partition -> {
            OffsetAndMetadata last = committed.get(partition);
            shipments.seek(partition, last == null ? 0L : last.offset());
        });
    }
}
