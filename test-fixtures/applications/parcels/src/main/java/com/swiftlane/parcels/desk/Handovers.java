package com.swiftlane.parcels.desk;

import com.swiftlane.parcels.kafka.ProducerConfiguration;
import com.swiftlane.parcels.kafka.Topics;
import java.util.List;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Couriers take all parcels of their tour, or none of them. */
@Service
class Handovers {

    private final KafkaTemplate<String, String> kafka;

    Handovers(KafkaTemplate<String, String> kafka) {
        this.kafka = kafka;
    }

    @Transactional(ProducerConfiguration.KAFKA_TRANSACTIONS)
    public void handOver(String courier, List<String> parcels) {
        for (String parcel : parcels) {
            kafka.send(Topics.HANDOVERS, parcel, courier);
        }
    }
}
