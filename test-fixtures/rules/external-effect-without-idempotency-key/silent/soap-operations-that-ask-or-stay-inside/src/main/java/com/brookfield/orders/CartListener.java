package com.brookfield.orders;

import lombok.RequiredArgsConstructor;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;
import org.springframework.ws.client.core.WebServiceTemplate;

@Component
@RequiredArgsConstructor
public class CartListener {

    private final StockPort stock;
    private final PrintPort printer;
    private final WebServiceTemplate prices;

    @KafkaListener(topics = "carts")
    public void on(String event) {
        if (stock.getStock(event) < 10) {
            stock.setReorderLevel(event, 10);
            stock.reserveOrExtend(event, event);
        }
        printer.submitPage(event);
        prices.marshalSendAndReceive("https://erp.example/prices", new GetPriceRequest(event));
    }
}
