package dev.eoslint.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.eoslint.proofs.programs.streamssideproducer.Repaired;
import dev.eoslint.proofs.programs.streamssideproducer.Wrong;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(BrokerExtension.class)
final class StreamsSideProducerTest {

  @Test
  void theRecordIsWrittenAgain(Broker broker, @TempDir Path folder) {
    Stage wrong = Stage.of(broker, "streams-side-producer.wrong", "r1", "r2");
    Topic notices = broker.createTopic("streams-side-producer.wrong.notices");
    try (Producer<String, String> mail = producer(broker)) {
      Conversion conversion = Conversion.failingOnceAt("r1");
      Application application =
          new Application(
              wrong,
              folder,
              (b, a, f, from, to) -> Wrong.of(b, a, f, from, to, notices.name(), mail, conversion));
      application.fail();
      application.run(wrong.output().without("r2"));
    }
    Stage repaired = Stage.of(broker, "streams-side-producer.repaired", "r1", "r2");
    Topic repairedNotices = broker.createTopic("streams-side-producer.repaired.notices");
    Conversion conversion = Conversion.failingOnceAt("r1");
    Application application =
        new Application(
            repaired,
            folder,
            (b, a, f, from, to) ->
                Repaired.of(b, a, f, from, to, repairedNotices.name(), conversion));
    application.fail();
    application.run(repaired.output().without("r2"));

    List<String> results = wrong.output().committed();
    List<String> doubled = notices.committed();
    List<String> once = repairedNotices.committed();
    assertThat(results).containsExactly("r1", "r2");
    assertThat(doubled).containsExactly("r1", "r1", "r2");
    assertThat(once).containsExactly("r1", "r2");
    new Proof("streams-side-producer", Wrong.class, Repaired.class)
        .observed(
            "the task failed once at r1; its results were %s, and the other producer wrote %s"
                .formatted(Text.of(results), Text.of(doubled)),
            "the notices were %s".formatted(Text.of(once)));
  }

  private static Producer<String, String> producer(Broker broker) {
    Map<String, Object> config =
        Map.of(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, broker.bootstrapServers());
    return new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }
}
