package com.swiftlane.parcels.delivery;

import com.swiftlane.parcels.kafka.ConsumerConfiguration;
import com.swiftlane.parcels.kafka.Topics;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

/** Watches for parcels that reach the depot of their receiver. */
@Component
class RouteListener {

    private final ReceiverNotices notices;

    RouteListener(ReceiverNotices notices) {
        this.notices = notices;
    }

    @KafkaListener(
            id = "notices",
            topics = Topics.ROUTES,
            groupId = "parcel-notices",
            containerFactory = ConsumerConfiguration.PLAIN)
    void onRoute(ConsumerRecord<String, String> route) {
        String[] depots = route.value().split(">");
        if (depots.length == 2 && depots[0].equals(depots[1])) {
            notices.announce(route.key(), depots[0]);
        }
    }
}
