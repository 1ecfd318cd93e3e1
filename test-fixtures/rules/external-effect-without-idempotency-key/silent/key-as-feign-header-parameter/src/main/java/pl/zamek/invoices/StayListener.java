package pl.zamek.invoices;

import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.support.KafkaHeaders;
import org.springframework.messaging.handler.annotation.Header;
import org.springframework.messaging.handler.annotation.Payload;
import org.springframework.stereotype.Component;

@Component
public class StayListener {

    private final InvoiceApi invoices;

    public StayListener(InvoiceApi invoices) {
        this.invoices = invoices;
    }

    @KafkaListener(topics = "stays-ended", groupId = "invoices")
    public void onDeparture(@Header(KafkaHeaders.RECEIVED_KEY) String stayId, @Payload Stay stay) {
        invoices.create(stayId, new InvoiceApi.Invoice(stay.guest(), stay.nights() * stay.rate()));
    }

    public record Stay(String guest, int nights, long rate) {
    }
}
