package fi.kaisla.reed;

import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaOperations;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.support.Acknowledgment;
import org.springframework.stereotype.Component;
import reactor.core.publisher.Mono;

@Component
public class ReedHarvest {

    private final KafkaTemplate<String, String> template;
    private final BundleScale scale;

    public ReedHarvest(KafkaTemplate<String, String> template, BundleScale scale) {
        this.template = template;
        this.scale = scale;
    }

    @KafkaListener(topics = "reed-bundles", containerFactory = "bundles")
    public void harvested(String bundle, Acknowledgment acknowledgment) {
        template.executeInTransaction(weigh(bundle, acknowledgment));
    }

    private KafkaOperations.OperationsCallback<String, String, String> weigh(
            String bundle, Acknowledgment acknowledgment) {
        return operations ->
                Mono.just(bundle)
                        .flatMap(scale::weigh)
                        .doOnNext(weight -> operations.send("bundle-weights", bundle, weight))
                        .doOnSuccess(
                                weight -> acknowledgment.acknowledge()) // expect: offsets-not-in-transaction
                        .block();
    }
}
