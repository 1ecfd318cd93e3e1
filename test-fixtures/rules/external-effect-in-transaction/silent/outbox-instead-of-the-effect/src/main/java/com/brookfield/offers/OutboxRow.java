package com.brookfield.offers;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.Id;

@Entity
public class OutboxRow {

    @Id
    @GeneratedValue
    private Long id;
    private String text;

    protected OutboxRow() {}

    public OutboxRow(String text) {
        this.text = text;
    }
}
