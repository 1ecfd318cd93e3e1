package com.cobbleton.reviews;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;

@Entity
public class Complaint {

    @Id
    @GeneratedValue
    private Long id;

    @ManyToOne
    private Review review;

    protected Complaint() {
    }

    public Complaint(Review review) {
        this.review = review;
    }
}
