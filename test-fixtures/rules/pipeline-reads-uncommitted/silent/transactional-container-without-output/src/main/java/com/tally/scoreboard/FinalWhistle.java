package com.tally.scoreboard;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
public class FinalWhistle {

    private final KafkaTemplate<String, String> template;

    public FinalWhistle(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @Transactional("kafkaTransactionManager")
    public void blow(String match, String score) {
        template.send("final-scores", match, score);
        template.send("standings-updates", match, score);
    }
}
