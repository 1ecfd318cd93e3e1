package app.courier.shelf;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
public class ShelfListener {

    private final KafkaTemplate<String, String> template;

    public ShelfListener(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @KafkaListener(topics = "shelves", groupId = "shelf")
    public void shelved(ConsumerRecord<String, String> parcel) {
        template.send("free-space", parcel.key(), parcel.value());
    }
}
