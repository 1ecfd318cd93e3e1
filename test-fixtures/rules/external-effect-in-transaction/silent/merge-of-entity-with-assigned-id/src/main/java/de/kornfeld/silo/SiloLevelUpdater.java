package de.kornfeld.silo;

import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
public class SiloLevelUpdater {

    @PersistenceContext
    private EntityManager em;

    private final KafkaTemplate<String, SiloLevel> kafkaTemplate;

    public SiloLevelUpdater(KafkaTemplate<String, SiloLevel> kafkaTemplate) {
        this.kafkaTemplate = kafkaTemplate;
    }

    @Transactional(transactionManager = "transactionManager")
    public void update(String silo, int percent) {
        SiloLevel merged = em.merge(new SiloLevel(silo, percent));
        kafkaTemplate.send("silo-levels-known", silo, merged);
    }

    @Transactional(transactionManager = "transactionManager")
    public void forget(String silo) {
        SiloLevel level = em.find(SiloLevel.class, silo);
        if (level != null) {
            em.remove(level);
        }
    }
}
