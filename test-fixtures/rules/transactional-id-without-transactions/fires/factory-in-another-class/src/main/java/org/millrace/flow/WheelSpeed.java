package org.millrace.flow;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class WheelSpeed {

    private static final Logger log = LoggerFactory.getLogger(WheelSpeed.class);

    private final Producer<String, Long> speeds = ProducerFactory.create("wheel-speed");

    public void measured(String wheel, long turns) {
        ProducerRecord<String, Long> speed = new ProducerRecord<>("wheel-speeds", wheel, turns);
        speeds.send(speed, (metadata, failure) -> { // expect: transactional-id-without-transactions
            if (failure != null) {
                log.warn("Speed of {} is lost", wheel, failure);
            }
        });
    }
}
