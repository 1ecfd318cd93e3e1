package com.cobbleton.reviews;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;

@Entity
public class Review {

    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    private Long id;
    private String product;
    private int stars;

    protected Review() {
    }

    public Review(String product, int stars) {
        this.product = product;
        this.stars = stars;
    }
}
