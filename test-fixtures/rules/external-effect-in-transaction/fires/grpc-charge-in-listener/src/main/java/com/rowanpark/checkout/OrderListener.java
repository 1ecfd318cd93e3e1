package com.rowanpark.checkout;

import com.rowanpark.payments.v1.ChargeRequest;
import com.rowanpark.payments.v1.PaymentsGrpc;
import java.util.concurrent.TimeUnit;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
public class OrderListener {

    private final PaymentsGrpc.PaymentsBlockingStub payments;
    private final KafkaTemplate<String, String> kafka;

    public OrderListener(
            PaymentsGrpc.PaymentsBlockingStub payments, KafkaTemplate<String, String> kafka) {
        this.payments = payments;
        this.kafka = kafka;
    }

    @KafkaListener(topics = "orders")
    public void onOrder(Order order) {
        ChargeRequest request =
                ChargeRequest.newBuilder().setCustomer(order.customer()).setCents(order.cents()).build();
        payments.withDeadlineAfter(2, TimeUnit.SECONDS).chargeCard(request); // expect: external-effect-in-transaction
        kafka.send("charged-orders", order.id());
    }
}
