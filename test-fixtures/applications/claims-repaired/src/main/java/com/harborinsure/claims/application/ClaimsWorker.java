package com.harborinsure.claims.application;

import com.harborinsure.claims.domain.Assessment;
import com.harborinsure.claims.port.ClaimBatch;
import com.harborinsure.claims.port.ClaimSource;
import com.harborinsure.claims.port.UnitOfWork;
import com.harborinsure.claims.port.UnitOfWork.Outcome;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Decides claims until it is told to stop. */
public final class ClaimsWorker implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(ClaimsWorker.class);

  private final ClaimSource source;
  private final UnitOfWork unit;
  private final Assessment assessment;
  private final AtomicBoolean stopped = new AtomicBoolean();

  public ClaimsWorker(ClaimSource source, UnitOfWork unit, Assessment assessment) {
    this.source = source;
    this.unit = unit;
    this.assessment = assessment;
  }

  @Override
  public void run() {
    try (source;
        unit) {
      while (!stopped.get()) {
        ClaimBatch batch = source.next();
        if (!batch.isEmpty()) {
          decide(batch);
        }
      }
    }
    LOG.info("No more claims are decided");
  }

  public void stop() {
    stopped.set(true);
    source.interrupt();
  }

  private void decide(ClaimBatch batch) {
    Outcome outcome =
        unit.perform(
            batch,
            decisions -> batch.claims().stream().map(assessment::decide).forEach(decisions::add));
    if (outcome == Outcome.UNDONE) {
      source.returnTo(batch);
    }
  }
}
