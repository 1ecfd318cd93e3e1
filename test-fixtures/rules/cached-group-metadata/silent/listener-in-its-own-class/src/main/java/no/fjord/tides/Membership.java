package no.fjord.tides;

import java.util.Collection;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.common.TopicPartition;

/** Knows the member that the consumer is since the last rebalance. */
final class Membership implements ConsumerRebalanceListener {

  private final Consumer<?, ?> consumer;
  private ConsumerGroupMetadata metadata;

  Membership(Consumer<?, ?> consumer) {
    this.consumer = consumer;
    this.metadata = consumer.groupMetadata();
  }

  ConsumerGroupMetadata metadata() {
    return metadata;
  }

  @Override
  public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
    metadata = consumer.groupMetadata();
  }

  @Override
  public void onPartitionsRevoked(Collection<TopicPartition> partitions) {}
}
