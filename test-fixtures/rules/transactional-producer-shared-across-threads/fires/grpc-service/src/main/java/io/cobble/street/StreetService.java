package io.cobble.street;

import io.grpc.stub.StreamObserver;
import java.util.HashMap;
import java.util.Map;
import net.devh.boot.grpc.server.service.GrpcService;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

@GrpcService
public class StreetService extends StreetGrpc.StreetImplBase {

  private static final KafkaProducer<String, String> PRODUCER = open();

  @Override
  public void pave(PaveRequest request, StreamObserver<PaveReply> replies) {
    PRODUCER.beginTransaction(); // expect: transactional-producer-shared-across-threads
    request.getStonesList().forEach(stone -> PRODUCER.send(new ProducerRecord<>("stones", stone)));
    PRODUCER.commitTransaction();
    replies.onNext(PaveReply.getDefaultInstance());
    replies.onCompleted();
  }

  private static KafkaProducer<String, String> open() {
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config(), new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    return producer;
  }

  private static Map<String, Object> config() {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", System.getenv("KAFKA_SERVERS"));
    config.put("transactional.id", "stones-" + System.getenv("POD_NAME"));
    return config;
  }
}
