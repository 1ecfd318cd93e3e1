package com.swiftlane.parcels.routing;

import com.swiftlane.parcels.kafka.Topics;
import com.swiftlane.parcels.scan.Scan;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

/** Finds the next depot of a parcel and keeps a place for it there. */
@Service
public class RoutingService {

    private final DepotDirectory depots;
    private final DepotCapacity capacity;
    private final KafkaTemplate<String, String> kafka;

    RoutingService(DepotDirectory depots, DepotCapacity capacity, KafkaTemplate<String, String> kafka) {
        this.depots = depots;
        this.capacity = capacity;
        this.kafka = kafka;
    }

    public void route(Scan scan) {
        depots.depotOf(scan.postcode())
                .map(depot -> Route.of(scan, depot))
                .ifPresentOrElse(
                        this::take,
                        () -> kafka.send(Topics.UNROUTABLE, scan.parcel(), scan.postcode()));
    }

    private void take(Route route) {
        if (!route.isLastLeg()) {
            capacity.keepPlace(route);
        }
        kafka.send(Topics.ROUTES, route.parcel(), route.toString());
    }
}
