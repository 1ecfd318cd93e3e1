package es.azulejo.orders;

import org.springframework.cloud.openfeign.FeignClient;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.bind.annotation.RequestParam;

@FeignClient("rates")
interface RateClient {

    @RequestMapping(method = RequestMethod.GET, value = "/rates")
    String rate(@RequestParam("currency") String currency);
}
