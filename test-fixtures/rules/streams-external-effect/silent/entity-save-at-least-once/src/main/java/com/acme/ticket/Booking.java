package com.acme.ticket;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.Id;

@Entity
public class Booking {

  @Id @GeneratedValue private Long id;

  private String seat;

  protected Booking() {}

  Booking(String seat) {
    this.seat = seat;
  }
}
