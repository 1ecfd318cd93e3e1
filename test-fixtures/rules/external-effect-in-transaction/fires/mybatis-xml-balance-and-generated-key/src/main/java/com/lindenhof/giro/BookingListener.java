package com.lindenhof.giro;

import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
public class BookingListener {

    private final AccountMapper accounts;
    private final KafkaTemplate<String, String> kafka;

    public BookingListener(AccountMapper accounts, KafkaTemplate<String, String> kafka) {
        this.accounts = accounts;
        this.kafka = kafka;
    }

    @KafkaListener(topics = "bookings")
    public void onBooking(Booking booking) {
        accounts.debit(booking.iban(), booking.amount()); // expect: external-effect-in-transaction
        accounts.insertBooking(booking); // expect: external-effect-in-transaction
        kafka.send("booked", booking.iban(), booking.purpose());
    }
}
