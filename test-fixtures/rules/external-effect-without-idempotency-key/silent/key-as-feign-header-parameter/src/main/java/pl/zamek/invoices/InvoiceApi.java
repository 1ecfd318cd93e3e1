package pl.zamek.invoices;

import org.springframework.cloud.openfeign.FeignClient;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;

@FeignClient(name = "invoices", path = "/api/v1")
public interface InvoiceApi {

    String IDEMPOTENCY_KEY = "Idempotency-Key";

    @PostMapping("/invoices")
    void create(@RequestHeader(IDEMPOTENCY_KEY) String idempotencyKey, @RequestBody Invoice invoice);

    record Invoice(String customer, long grosze) {
    }
}
