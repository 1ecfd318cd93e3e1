package no.fjordmart.till;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
class ReceiptService {

    private final KafkaTemplate<String, String> template;

    ReceiptService(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @Transactional("kafkaTransactionManager")
    void issue(String till, String sale) {
        template.send("receipts", till, sale);
        template.send("stock-changes", till, sale);
    }
}
