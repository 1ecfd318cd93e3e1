package ee.tamm.elm;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

@Component
public class ElmOrders {

    private final KafkaTemplate<String, String> template;
    private final JdbcTemplate jdbc;
    private final HandledOrders handled;

    public ElmOrders(KafkaTemplate<String, String> template, JdbcTemplate jdbc, HandledOrders handled) {
        this.template = template;
        this.jdbc = jdbc;
        this.handled = handled;
    }

    @KafkaListener(topics = "elm-orders")
    public void ordered(ConsumerRecord<String, String> order) {
        template.executeInTransaction(
                operations ->
                        Mono.just(order)
                                .filter(each -> !handled.existsById(each.key()))
                                .doOnNext(each -> book(each.key()))
                                .doOnNext(each -> operations.send("elms-booked", each.key()))
                                .block());
    }

    private void book(String order) {
        handled.save(new HandledOrder(order));
        jdbc.update("UPDATE elms SET reserved = reserved + 1 WHERE plot = ?", order);
    }
}
