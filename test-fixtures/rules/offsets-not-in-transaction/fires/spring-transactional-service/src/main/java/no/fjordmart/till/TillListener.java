package no.fjordmart.till;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
class TillListener {

    private final ReceiptService receipts;

    TillListener(ReceiptService receipts) {
        this.receipts = receipts;
    }

    @KafkaListener(topics = "till-sales")
    void sold(ConsumerRecord<String, String> sale) {
        receipts.issue(sale.key(), sale.value());
    }
}
