package sg.marina.yard;

import java.util.PriorityQueue;
import java.util.Queue;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.support.KafkaHeaders;
import org.springframework.messaging.handler.annotation.Header;
import org.springframework.stereotype.Component;

@Component
class CraneScheduler {

    private static final int CRANES = 6;

    private final KafkaTemplate<String, Integer> template;
    private final Queue<int[]> cranesByLoad = new PriorityQueue<>((a, b) -> Integer.compare(a[1], b[1]));

    CraneScheduler(KafkaTemplate<String, Integer> template) {
        this.template = template;
        for (int crane = 0; crane < CRANES; crane++) {
            cranesByLoad.add(new int[] {crane, 0});
        }
    }

    @KafkaListener(topics = "container-arrivals")
    void arrival(@Header(KafkaHeaders.RECEIVED_KEY) String container, int tonnes) {
        int[] crane = cranesByLoad.remove();
        crane[1] += tonnes;
        cranesByLoad.add(crane);
        template.send("crane-jobs", container, crane[0]);
    }
}
