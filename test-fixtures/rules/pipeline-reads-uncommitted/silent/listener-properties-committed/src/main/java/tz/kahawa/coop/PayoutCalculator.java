package tz.kahawa.coop;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class PayoutCalculator {

    private static final long SHILLINGS_PER_KILO = 3_400;

    private final KafkaTemplate<String, String> payouts;

    PayoutCalculator(KafkaTemplate<String, String> payouts) {
        this.payouts = payouts;
    }

    @KafkaListener(
            topics = "cherry-deliveries",
            properties = {"isolation.level:read_committed", "max.poll.records:50"})
    void delivered(ConsumerRecord<String, String> delivery) {
        long kilos = Long.parseLong(delivery.value());
        payouts.send("farmer-payouts", delivery.key(), Long.toString(kilos * SHILLINGS_PER_KILO));
    }
}
