package cz.vltava.tracking;

import cz.vltava.domain.Voyage;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
public class VoyageListener {

    private final VoyageRepository voyages;
    private final KafkaTemplate<String, String> kafka;

    public VoyageListener(VoyageRepository voyages, KafkaTemplate<String, String> kafka) {
        this.voyages = voyages;
        this.kafka = kafka;
    }

    @KafkaListener(topics = "departures")
    public void onDeparture(ConsumerRecord<String, String> departure) {
        Voyage voyage = voyages.save(new Voyage(departure.key(), departure.value()));
        kafka.send("voyages", departure.key(), String.valueOf(voyage.getId()));
    }
}
