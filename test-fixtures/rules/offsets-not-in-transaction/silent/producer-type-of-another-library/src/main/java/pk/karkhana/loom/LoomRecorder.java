package pk.karkhana.loom;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;
import pk.karkhana.journal.Producer;

/** Writes to a journal file, which knows transactions of its own and skips what it has. */
public class LoomRecorder {

    private final Producer journal;

    public LoomRecorder(Producer journal) {
        this.journal = journal;
    }

    public void record() {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "loom-recorder");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        try (KafkaConsumer<String, String> looms =
                new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer())) {
            looms.subscribe(List.of("loom-events"));
            while (!Thread.interrupted()) {
                ConsumerRecords<String, String> events = looms.poll(Duration.ofSeconds(1));
                journal.beginTransaction();
                for (ConsumerRecord<String, String> event : events) {
                    journal.send(event.topic() + event.partition() + "/" + event.offset(), event.value());
                }
                journal.commitTransaction();
                looms.commitSync();
            }
        }
    }
}
