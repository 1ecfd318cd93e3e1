package app.courier.depot;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
public class DepotListener {

    private final KafkaTemplate<String, String> template;

    public DepotListener(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @KafkaListener(topics = "arrivals", groupId = "depot") // expect: pipeline-spans-clusters
    public void arrived(ConsumerRecord<String, String> parcel) {
        template.send("shelves", parcel.key(), parcel.value());
    }
}
