package ie.shannon.tickets;

import com.stripe.exception.StripeException;
import com.stripe.model.PaymentIntent;
import com.stripe.net.RequestOptions;
import com.stripe.param.PaymentIntentCreateParams;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
class FareListener {

  @KafkaListener(topics = "fares", groupId = "fare-charges")
  void onFare(Fare fare) throws StripeException {
    RequestOptions options =
        RequestOptions.builder().setIdempotencyKey("fare-" + fare.ticket()).build();
    PaymentIntentCreateParams params =
        PaymentIntentCreateParams.builder().setAmount(fare.cents()).setCurrency("eur").build();
    PaymentIntent.create(params, options);
  }

  record Fare(String ticket, long cents) {}
}
