package com.moorlandair.baggage;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

@Entity
@Table(name = "bag")
public class Bag {

  @Id private String tag;

  private String flight;
  private String belt;

  protected Bag() {}

  public Bag(String tag, String flight, String belt) {
    this.tag = tag;
    this.flight = flight;
    this.belt = belt;
  }

  public String getTag() {
    return tag;
  }
}
