package lv.amber.auction;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
public class BidListener {

    private final Map<String, Long> highest = new HashMap<>();
    private final KafkaTemplate<String, String> template;

    public BidListener(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @KafkaListener(topics = "bids")
    public void bid(ConsumerRecord<String, String> bid) {
        long amount = Long.parseLong(bid.value());
        if (amount > highest.getOrDefault(bid.key(), 0L)) {
            highest.put(bid.key(), amount);
            template.send("leading-bids", bid.key(), bid.value());
        } else {
            template.send("outbid-notices", bid.key(), bid.value());
        }
    }
}
