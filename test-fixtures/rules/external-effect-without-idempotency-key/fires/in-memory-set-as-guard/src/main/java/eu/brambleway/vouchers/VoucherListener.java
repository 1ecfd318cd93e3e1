package eu.brambleway.vouchers;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestTemplate;

@Component
public class VoucherListener {

    private final Set<String> seen = ConcurrentHashMap.newKeySet();
    private final RestTemplate restTemplate;

    public VoucherListener(RestTemplate restTemplate) {
        this.restTemplate = restTemplate;
    }

    @KafkaListener(topics = "vouchers-sold", groupId = "voucher-activation")
    public void onSale(ConsumerRecord<String, String> sale) {
        if (!seen.add(sale.key())) {
            return;
        }
        restTemplate.postForLocation("http://vouchers/activations", sale.value()); // expect: external-effect-without-idempotency-key
    }
}
