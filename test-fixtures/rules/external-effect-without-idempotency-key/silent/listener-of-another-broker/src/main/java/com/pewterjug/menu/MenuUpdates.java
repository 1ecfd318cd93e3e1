package com.pewterjug.menu;

import org.springframework.amqp.rabbit.annotation.RabbitListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestTemplate;

/** Menus come from RabbitMQ; Kafka only gets the finished ones. */
@Component
class MenuUpdates {

    private final RestTemplate printers;
    private final KafkaTemplate<String, String> kafka;

    MenuUpdates(RestTemplate printers, KafkaTemplate<String, String> kafka) {
        this.printers = printers;
        this.kafka = kafka;
    }

    @RabbitListener(queues = "menus")
    void onMenu(String menu) {
        printers.postForLocation("http://printers/kitchen/jobs", menu);
        kafka.send("menus-printed", menu);
    }
}
