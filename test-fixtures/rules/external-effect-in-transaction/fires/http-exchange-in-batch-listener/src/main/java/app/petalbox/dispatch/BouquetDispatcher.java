package app.petalbox.dispatch;

import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
class BouquetDispatcher {

    private final CourierApi couriers;
    private final KafkaTemplate<String, CourierApi.JobTicket> kafka;

    BouquetDispatcher(CourierApi couriers, KafkaTemplate<String, CourierApi.JobTicket> kafka) {
        this.couriers = couriers;
        this.kafka = kafka;
    }

    @KafkaListener(topics = "bouquets-ready", batch = "true")
    void dispatch(List<ConsumerRecord<String, CourierApi.Bouquet>> bouquets) {
        bouquets.stream().filter(b -> b.value() != null).forEach(this::dispatchOne);
    }

    private void dispatchOne(ConsumerRecord<String, CourierApi.Bouquet> bouquet) {
        String courier = couriers.nearest(bouquet.value().area());
        CourierApi.JobTicket ticket = couriers.assign(courier, bouquet.value()); // expect: external-effect-in-transaction
        kafka.send("bouquets-dispatched", bouquet.key(), ticket);
    }
}
