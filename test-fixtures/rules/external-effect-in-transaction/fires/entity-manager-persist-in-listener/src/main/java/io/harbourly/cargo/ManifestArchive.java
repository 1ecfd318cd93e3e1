package io.harbourly.cargo;

import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

@Repository
public class ManifestArchive {

  @PersistenceContext private EntityManager entityManager;

  private final Clock clock = Clock.systemUTC();

  @Transactional("transactionManager")
  public void append(String vessel, List<String> containers) {
    for (String container : containers) {
      ManifestLine line = new ManifestLine();
      line.setVessel(vessel);
      line.setContainer(container);
      line.setArchivedAt(Instant.now(clock));
      entityManager.persist(line); // expect: external-effect-in-transaction
    }
  }
}
