package gr.limani.harbour;

import java.util.List;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
public class DuesPublisher {

    private final KafkaTemplate<String, String> template;
    private final String topic;

    public DuesPublisher(KafkaTemplate<String, String> template, @Value("${harbour.dues-topic}") String topic) {
        this.template = template;
        this.topic = topic;
    }

    public void publish(List<String> vessels, String month) {
        template.executeInTransaction(operations -> {
            for (String vessel : vessels) {
                operations.send(topic, vessel, month);
            }
            return vessels.size();
        });
    }
}
