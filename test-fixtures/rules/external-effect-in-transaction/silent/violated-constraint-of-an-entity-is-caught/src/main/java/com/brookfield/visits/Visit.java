package com.brookfield.visits;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.Id;

@Entity
public class Visit {

    @Id
    @GeneratedValue
    private Long id;
    private String reference;

    protected Visit() {}

    public Visit(String reference) {
        this.reference = reference;
    }
}
