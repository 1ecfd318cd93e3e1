package ch.landsgemeinde.vote;

import org.springframework.kafka.annotation.KafkaHandler;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.transaction.KafkaTransactionManager;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

@Component
@KafkaListener(topics = "ballots", containerFactory = "ballotContainers")
public class BallotCount {

    private final KafkaTemplate<String, String> template;
    private final TransactionTemplate transactions;

    public BallotCount(
            KafkaTemplate<String, String> template, KafkaTransactionManager<String, String> manager) {
        this.template = template;
        this.transactions = new TransactionTemplate(manager);
    }

    @KafkaHandler
    public void ballot(Ballot ballot) {
        transactions.executeWithoutResult(status -> {
            template.send("votes-by-canton", ballot.canton(), ballot.answer());
            template.send("votes-by-answer", ballot.answer(), ballot.canton());
        });
    }

    public record Ballot(String canton, String answer) {
    }
}
