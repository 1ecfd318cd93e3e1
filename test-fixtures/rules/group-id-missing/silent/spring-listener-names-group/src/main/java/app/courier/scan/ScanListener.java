package app.courier.scan;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
public class ScanListener {

    @KafkaListener(id = "scan", topics = "scans")
    public void scanned(ConsumerRecord<String, String> scan) {
        System.out.println(scan.value());
    }
}
