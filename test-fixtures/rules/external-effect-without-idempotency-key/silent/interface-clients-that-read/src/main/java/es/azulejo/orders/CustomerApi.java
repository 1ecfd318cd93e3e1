package es.azulejo.orders;

import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.service.annotation.GetExchange;
import org.springframework.web.service.annotation.HttpExchange;
import org.springframework.web.service.annotation.PostExchange;
import org.springframework.web.service.annotation.PutExchange;

@HttpExchange("/customers")
interface CustomerApi {

    @GetExchange("/{id}")
    Customer byId(@PathVariable String id);

    @PutExchange("/{id}/last-order")
    void lastOrder(@PathVariable String id, @RequestBody String order);

    @PostExchange
    Customer create(@RequestBody Customer customer);

    record Customer(String id, String name) {
    }
}
