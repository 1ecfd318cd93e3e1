package com.quietroom.privacy;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;

@Entity
class Visit {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  Long id;

  String visitor;
}
