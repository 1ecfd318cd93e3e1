package se.fjallbo.bookings;


/** What is done with a booking; plug-ins implement it. */
public interface BookingHandler {

  void handle(String hut, String booking);
}
