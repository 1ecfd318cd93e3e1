package live.encore.tickets;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import live.encore.tickets.refunds.RefundFlow;
import live.encore.tickets.report.DailyTotals;
import live.encore.tickets.sales.SalesFlow;
import live.encore.tickets.seats.SeatFlow;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class TicketingMain {

    private static final Logger log = LoggerFactory.getLogger(TicketingMain.class);

    private TicketingMain() {
    }

    public static void main(String[] args) throws IOException {
        if (args.length == 2 && args[0].equals("totals")) {
            DailyTotals.publish(Path.of(args[1]));
            return;
        }
        var running = new AtomicBoolean(true);
        List<Thread> flows = Stream.of(
                        new SeatFlow(running::get),
                        new SalesFlow(running::get),
                        new RefundFlow(URI.create(System.getenv("REFUND_BANK")), running::get))
                .map(flow -> new Thread(flow, flow.getClass().getSimpleName()))
                .toList();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            running.set(false);
            flows.forEach(TicketingMain::await);
        }));
        flows.forEach(Thread::start);
    }

    private static void await(Thread flow) {
        try {
            flow.join(20_000);
            log.info("{} has ended", flow.getName());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
