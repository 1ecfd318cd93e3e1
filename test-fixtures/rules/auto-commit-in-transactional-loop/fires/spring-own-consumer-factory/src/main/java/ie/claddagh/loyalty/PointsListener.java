package ie.claddagh.loyalty;

import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.messaging.Message;
import org.springframework.kafka.support.KafkaHeaders;
import org.springframework.messaging.support.MessageBuilder;
import org.springframework.stereotype.Component;

@Component
public class PointsListener {

    private final KafkaTemplate<String, String> kafka;

    public PointsListener(KafkaTemplate<String, String> kafka) {
        this.kafka = kafka;
    }

    @KafkaListener(topics = "purchases")
    public void award(String purchase) {
        String[] parts = purchase.split(",");
        long points = Long.parseLong(parts[1]) / 100;
        Message<String> award = MessageBuilder.withPayload(Long.toString(points))
                .setHeader(KafkaHeaders.TOPIC, "points-awarded")
                .setHeader(KafkaHeaders.KEY, parts[0])
                .build();
        kafka.send(award);
    }
}
