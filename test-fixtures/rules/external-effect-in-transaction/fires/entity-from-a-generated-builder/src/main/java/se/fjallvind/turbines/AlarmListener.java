package se.fjallvind.turbines;

import lombok.RequiredArgsConstructor;
import lombok.extern.slf4j.Slf4j;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Slf4j
@Component
@RequiredArgsConstructor
public class AlarmListener {

    private final AlarmRepository alarms;
    private final KafkaTemplate<String, String> kafka;

    @KafkaListener(id = "alarms", topics = "turbine-alarms")
    public void onAlarm(ConsumerRecord<String, String> record) {
        log.info("Alarm of turbine {}", record.key());
        Alarm alarm = Alarm.builder()
                .turbine(record.key())
                .message(record.value())
                .build();
        alarms.save(alarm); // expect: external-effect-in-transaction
        kafka.send("turbine-tickets", alarm.getTurbine(), alarm.getMessage());
    }
}
