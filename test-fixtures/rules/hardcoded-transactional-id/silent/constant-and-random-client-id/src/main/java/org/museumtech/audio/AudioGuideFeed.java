package org.museumtech.audio;

import java.util.Map;
import java.util.UUID;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class AudioGuideFeed {

  private static final String STATISTICS_CLIENT = "audio-guide-statistics";

  private final KafkaProducer<String, String> playlists;
  private final KafkaProducer<String, String> statistics;

  AudioGuideFeed(String brokers, String showcase) {
    playlists =
        producer(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers,
                ProducerConfig.CLIENT_ID_CONFIG, "audio-guide-" + UUID.randomUUID(),
                ProducerConfig.TRANSACTIONAL_ID_CONFIG, "playlists-" + showcase));
    statistics =
        producer(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers,
                ProducerConfig.CLIENT_ID_CONFIG, STATISTICS_CLIENT));
    playlists.initTransactions();
  }

  void replace(Iterable<String> tracks, String guide) {
    playlists.beginTransaction();
    tracks.forEach(track -> playlists.send(new ProducerRecord<>("guide.playlist", guide, track)));
    playlists.commitTransaction();
    statistics.send(new ProducerRecord<>("guide.statistics", guide, "PLAYLIST_REPLACED"));
  }

  private static KafkaProducer<String, String> producer(Map<String, Object> config) {
    return new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }
}
