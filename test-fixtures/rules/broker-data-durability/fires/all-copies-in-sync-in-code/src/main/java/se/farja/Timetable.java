package se.farja;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
public class Timetable {

    private final KafkaTemplate<String, String> template;

    public Timetable(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @Transactional("kafkaTransactionManager")
    public void turn(String ferry, String arrival, String departure) {
        template.send("arrivals", ferry, arrival);
        template.send("departures", ferry, departure);
    }
}
