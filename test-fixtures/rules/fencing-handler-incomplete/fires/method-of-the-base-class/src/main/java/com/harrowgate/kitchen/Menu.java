package com.harrowgate.kitchen;

import java.util.Map;
import org.apache.kafka.clients.producer.Producer;

public final class Menu extends TransactionalWriter {

    public Menu(Producer<String, String> producer) {
        super(producer);
    }

    public void publish(Map<String, String> dishes) {
        write(dishes, "dishes");
    }
}
