package jp.mizuho.irrigation;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.support.KafkaHeaders;
import org.springframework.messaging.handler.annotation.Header;
import org.springframework.stereotype.Component;

@Component
public class SoilMoisture {

    @Autowired
    private ValveCommands valves;

    @KafkaListener(topics = "soil-moisture", properties = "isolation.level=read_uncommitted") // expect: pipeline-reads-uncommitted
    public void measured(@Header(KafkaHeaders.RECEIVED_KEY) String field, String percent) {
        if (Integer.parseInt(percent) < 18) {
            valves.open(field);
        }
    }

    @Component
    static class ValveCommands {

        private final KafkaTemplate<String, String> template;

        ValveCommands(KafkaTemplate<String, String> template) {
            this.template = template;
        }

        void open(String field) {
            template.send("valve-commands", field, "open");
        }
    }
}
