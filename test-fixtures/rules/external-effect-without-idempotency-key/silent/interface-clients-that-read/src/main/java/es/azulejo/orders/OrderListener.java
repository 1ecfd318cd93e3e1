package es.azulejo.orders;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
class OrderListener {

    private static final Logger log = LoggerFactory.getLogger(OrderListener.class);

    private final CustomerApi customers;
    private final RateClient rates;

    OrderListener(CustomerApi customers, RateClient rates) {
        this.customers = customers;
        this.rates = rates;
    }

    @KafkaListener(topics = "orders", groupId = "order-log")
    void onOrder(ConsumerRecord<String, String> order) {
        CustomerApi.Customer customer = customers.byId(order.key());
        customers.lastOrder(customer.id(), order.value());
        log.info("{} ordered at a rate of {}", customer.name(), rates.rate("EUR"));
    }
}
