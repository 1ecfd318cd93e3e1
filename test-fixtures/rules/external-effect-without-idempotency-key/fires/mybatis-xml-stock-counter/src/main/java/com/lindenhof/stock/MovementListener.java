package com.lindenhof.stock;

import java.util.List;
import lombok.RequiredArgsConstructor;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
@RequiredArgsConstructor
public class MovementListener {

    private final StockMapper stock;

    @KafkaListener(topics = "movements")
    public void onMovement(Movement movement) {
        stock.count(movement); // expect: external-effect-without-idempotency-key
        stock.addMovements(List.of(movement)); // expect: external-effect-without-idempotency-key
    }
}
