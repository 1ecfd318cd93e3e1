package com.brookfield.orders;

import lombok.RequiredArgsConstructor;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;
import org.springframework.ws.client.core.WebServiceTemplate;

@Component
@RequiredArgsConstructor
public class CartListener {

    private final OrderPort erp;
    private final WebServiceTemplate invoices;

    @KafkaListener(topics = "carts")
    public void on(String event) {
        String[] fields = event.split(";");
        String number = erp.placeOrder(fields[0], Integer.parseInt(fields[1])); // expect: external-effect-without-idempotency-key
        erp.getStatus(number);
        CreateInvoiceRequest request = new CreateInvoiceRequest();
        request.setOrder(number);
        invoices.marshalSendAndReceive(request); // expect: external-effect-without-idempotency-key
    }
}
