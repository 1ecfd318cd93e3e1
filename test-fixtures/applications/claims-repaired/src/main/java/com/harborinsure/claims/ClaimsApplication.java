package com.harborinsure.claims;

import com.harborinsure.claims.application.ClaimsWorker;
import com.harborinsure.claims.kafka.Wiring;
import com.harborinsure.claims.reinsurance.BordereauPublisher;
import com.harborinsure.claims.reserves.ReserveWorker;
import java.io.IOException;
import java.nio.file.Path;
import java.time.YearMonth;

/** Decides claims, or publishes the losses of the month that is given. */
public final class ClaimsApplication {

  private static final Path BORDEREAUX = Path.of("/var/lib/claims/bordereaux");

  private ClaimsApplication() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Wiring wiring = new Wiring(System.getenv("KAFKA_BROKERS"), System.getenv("CLAIMS_INSTANCE"));
    if (arguments.length == 1) {
      new BordereauPublisher(BORDEREAUX, Wiring.BORDEREAUX)
          .publish(YearMonth.parse(arguments[0]), wiring.bordereauProducer());
    } else {
      serve(wiring.claimsWorker(), wiring.reserveWorker());
    }
  }

  private static void serve(ClaimsWorker claims, ReserveWorker reserves)
      throws InterruptedException {
    Thread claimsThread = new Thread(claims, "claims");
    Thread reservesThread = new Thread(reserves, "reserves");
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  claims.stop();
                  reserves.stop();
                }));
    claimsThread.start();
    reservesThread.start();
    claimsThread.join();
    reservesThread.join();
  }
}
