package si.soline.pan;

import org.springframework.kafka.config.KafkaListenerEndpointRegistry;
import org.springframework.kafka.transaction.KafkaTransactionManager;
import org.springframework.stereotype.Component;

@Component
public class PanStart {

    private final KafkaListenerEndpointRegistry registry;
    private final KafkaTransactionManager<String, String> manager;

    public PanStart(KafkaListenerEndpointRegistry registry, KafkaTransactionManager<String, String> manager) {
        this.registry = registry;
        this.manager = manager;
    }

    public void open(String pan) {
        registry.getListenerContainer(pan).getContainerProperties().setTransactionManager(manager);
        registry.getListenerContainer(pan).start();
    }
}
