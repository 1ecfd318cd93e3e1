package com.swiftlane.parcels.scan;

import com.swiftlane.parcels.kafka.ConsumerConfiguration;
import com.swiftlane.parcels.kafka.Topics;
import com.swiftlane.parcels.routing.RoutingService;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

/** Gives each scanned parcel its way. */
@Component
class ScanListener {

    private static final Logger log = LoggerFactory.getLogger(ScanListener.class);

    private final RoutingService routing;
    private final KafkaTemplate<String, String> kafka;

    ScanListener(RoutingService routing, KafkaTemplate<String, String> kafka) {
        this.routing = routing;
        this.kafka = kafka;
    }

    @KafkaListener(
            id = "scans",
            topics = Topics.SCANS,
            groupId = "parcel-routing",
            containerFactory = ConsumerConfiguration.TRANSACTIONAL)
    void onScan(ConsumerRecord<String, String> record) {
        Optional<Scan> scan = Scan.parse(record.key(), record.value());
        if (scan.isEmpty()) {
            log.warn("Scan {}-{} is not readable", record.partition(), record.offset());
            kafka.send(Topics.UNROUTABLE, record.key(), record.value());
            return;
        }
        routing.route(scan.get());
    }
}
