package com.fernhill.claims;

/** Decides which desk works on a claim. */
public class ClaimsDesk {

  private final TicketGateway tickets;

  public ClaimsDesk(TicketGateway tickets) {
    this.tickets = tickets;
  }

  public String register(String policyNumber, String report) {
    String queue = policyNumber.startsWith("L-") ? "life" : "property";
    return tickets.open(queue, report);
  }
}
