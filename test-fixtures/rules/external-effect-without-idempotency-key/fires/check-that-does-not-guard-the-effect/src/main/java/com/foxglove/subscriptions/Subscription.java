package com.foxglove.subscriptions;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;

@Entity
public class Subscription {

  @Id private String id;

  protected Subscription() {}

  public Subscription(String id) {
    this.id = id;
  }
}
