package eu.bikeshare.dock;

import java.util.Map;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Orders the vans to move bikes; a plan is valid only as a whole. */
@Component
public class RebalancingPlan {

    private final DockOccupancy occupancy;
    private final KafkaTemplate<String, String> template;

    public RebalancingPlan(DockOccupancy occupancy, KafkaTemplate<String, String> template) {
        this.occupancy = occupancy;
        this.template = template;
    }

    @Scheduled(cron = "0 */20 * * * *")
    @Transactional(transactionManager = "kafkaTransactionManager")
    public void publish() {
        for (Map.Entry<String, Integer> surplus : occupancy.surplusByDock().entrySet()) {
            template.send("van-orders", surplus.getKey(), "move " + surplus.getValue());
        }
    }
}
