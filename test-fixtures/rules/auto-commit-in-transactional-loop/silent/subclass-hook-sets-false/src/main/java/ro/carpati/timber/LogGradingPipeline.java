package ro.carpati.timber;

import static org.apache.kafka.clients.consumer.ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG;
import static org.apache.kafka.clients.consumer.ConsumerConfig.ISOLATION_LEVEL_CONFIG;

import java.util.Properties;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;

final class LogGradingPipeline extends AbstractPipeline {

    LogGradingPipeline() {
        super("log-grading");
    }

    @Override
    protected void customize(Properties consumer) {
        consumer.setProperty(ENABLE_AUTO_COMMIT_CONFIG, "false");
        consumer.setProperty(ISOLATION_LEVEL_CONFIG, "read_committed");
    }

    @Override
    protected ProducerRecord<String, String> transform(ConsumerRecord<String, String> input) {
        int diameter = Integer.parseInt(input.value());
        return new ProducerRecord<>("log-grades", input.key(), diameter > 40 ? "veneer" : "pulp");
    }

    public static void main(String[] args) {
        new LogGradingPipeline().run(Set.of("measured-logs"));
    }
}
