package com.brookfield.refunds;

import lombok.RequiredArgsConstructor;
import org.springframework.scheduling.annotation.Async;
import org.springframework.stereotype.Service;
import org.springframework.transaction.event.TransactionPhase;
import org.springframework.transaction.event.TransactionalEventListener;
import org.springframework.web.client.RestTemplate;

@Service
@RequiredArgsConstructor
public class Letters {

    private final RestTemplate http;

    @Async
    public void write(String refund) {
        http.postForLocation("https://print.example/letters", refund);
    }

    @TransactionalEventListener(phase = TransactionPhase.AFTER_COMMIT)
    public void after(Refunded refunded) {
        http.postForLocation("https://bank.example/receipts", refunded.refund());
    }
}
