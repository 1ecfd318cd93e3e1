package be.brugse.lace;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Compiles lace patterns; exactly once when the machine hall asks for it, else at least once. */
public class PatternCompiler {

    private final boolean transactional;
    private final Consumer<String, String> drafts;
    private final Producer<String, String> programs;

    public PatternCompiler(boolean transactional) {
        this.transactional = transactional;
        this.drafts = draftConsumer();
        this.programs = programProducer();
    }

    private Consumer<String, String> draftConsumer() {
        Properties config = new Properties();
        config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "lace-kafka:9092");
        config.put(ConsumerConfig.GROUP_ID_CONFIG, "pattern-compiler");
        config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, !transactional);
        config.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, transactional ? "read_committed" : "read_uncommitted");
        return new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
    }

    private Producer<String, String> programProducer() {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "lace-kafka:9092");
        if (transactional) {
            config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "pattern-compiler-" + System.getenv("HOSTNAME"));
        }
        return new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    }

    public void run() throws ExecutionException, InterruptedException {
        if (transactional) {
            programs.initTransactions();
        }
        drafts.subscribe(List.of("lace-drafts"));
        while (!Thread.currentThread().isInterrupted()) {
            ConsumerRecords<String, String> batch = drafts.poll(Duration.ofMillis(800));
            if (batch.isEmpty()) {
                continue;
            }
            if (transactional) {
                programs.beginTransaction();
                batch.forEach(this::compile);
                programs.sendOffsetsToTransaction(batch.nextOffsets(), drafts.groupMetadata());
                programs.commitTransaction();
            } else {
                for (ConsumerRecord<String, String> draft : batch) {
                    compile(draft).get();
                }
            }
        }
    }

    private Future<?> compile(ConsumerRecord<String, String> draft) {
        String program = draft.value().replace('x', '1').replace('.', '0');
        return programs.send(new ProducerRecord<>("machine-programs", draft.key(), program));
    }
}
