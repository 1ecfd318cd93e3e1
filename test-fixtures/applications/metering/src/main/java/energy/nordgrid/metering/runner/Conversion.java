package energy.nordgrid.metering.runner;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;

/** What a runner does with each record. It has no effects, since batches are repeated. */
public interface Conversion {

  ProducerRecord<String, String> convert(ConsumerRecord<String, String> input);
}
