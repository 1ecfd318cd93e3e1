package at.bergbahn.access;

import java.time.LocalTime;
import java.util.Set;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
public class LiftGateListener {

    private static final Set<String> NIGHT_LIFTS = Set.of("gondola-1", "sledge-run");

    private final KafkaTemplate<String, String> template;

    public LiftGateListener(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @KafkaListener(topics = "gate-swipes", groupId = "lift-access")
    public void onSwipe(Swipe swipe) {
        boolean open = swipe.time().isBefore(LocalTime.of(17, 0)) || NIGHT_LIFTS.contains(swipe.lift());
        template.send("gate-decisions", swipe.pass(), open ? "open" : "closed");
    }

    public record Swipe(String pass, String lift, LocalTime time) {
    }
}
