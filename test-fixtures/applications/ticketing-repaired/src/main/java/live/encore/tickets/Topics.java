package live.encore.tickets;

public interface Topics {

    String SEAT_REQUESTS = "seat-requests";
    String SEAT_HOLDS = "seat-holds";
    String SEAT_REFUSALS = "seat-refusals";
    String TICKETS = "tickets";
    String CANCELLATIONS = "ticket-cancellations";
    String REFUNDS = "ticket-refunds";
    String OPEN_CASES = "ticket-refunds-open";
    String DAILY_TOTALS = "daily-totals";
}
