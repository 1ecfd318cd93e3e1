package com.tuskline.carriers;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;

@Entity
public class HandledPickup {

  @Id private String pickupId;

  protected HandledPickup() {}

  public HandledPickup(String pickupId) {
    this.pickupId = pickupId;
  }
}
