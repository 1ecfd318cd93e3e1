package app.petalbox.dispatch;

import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.service.annotation.GetExchange;
import org.springframework.web.service.annotation.HttpExchange;
import org.springframework.web.service.annotation.PostExchange;

@HttpExchange("/couriers")
interface CourierApi {

    @GetExchange("/{area}")
    String nearest(@PathVariable String area);

    @PostExchange("/{courier}/jobs")
    JobTicket assign(@PathVariable String courier, @RequestBody Bouquet bouquet);

    record Bouquet(String area, String address) {
    }

    record JobTicket(String number) {
    }
}
