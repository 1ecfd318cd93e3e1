package com.cobbleton.reviews;

import jakarta.persistence.EntityManager;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

@Component
public class ReviewListener {

    private final ReviewRepository reviews;
    private final EntityManager entityManager;

    public ReviewListener(ReviewRepository reviews, EntityManager entityManager) {
        this.reviews = reviews;
        this.entityManager = entityManager;
    }

    @Transactional
    @KafkaListener(topics = "reviews", groupId = "reviews")
    public void onReview(ReviewMessage message) {
        Review review = reviews.save(new Review(message.product(), message.stars()));
        if (message.stars() <= 2) {
            entityManager.persist(new Complaint(review));
        }
    }

    public record ReviewMessage(String product, int stars) {
    }
}
