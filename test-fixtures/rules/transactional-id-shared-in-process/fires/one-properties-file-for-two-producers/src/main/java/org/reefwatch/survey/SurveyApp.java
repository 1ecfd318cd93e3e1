package org.reefwatch.survey;

import java.util.List;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class SurveyApp {

  private final Producer<String, String> sightings = SurveyKafka.transactionalProducer();
  private final Producer<String, String> samples = SurveyKafka.transactionalProducer();

  public void dive(String diver, List<String> species) {
    sightings.beginTransaction();
    for (String seen : species) {
      sightings.send(new ProducerRecord<>("reef.sightings", seen, diver));
    }
    sightings.commitTransaction();
  }

  public void sample(String site, String water, String sediment) {
    samples.beginTransaction();
    samples.send(new ProducerRecord<>("reef.samples", site, water));
    samples.send(new ProducerRecord<>("reef.samples", site, sediment));
    samples.commitTransaction();
  }
}
