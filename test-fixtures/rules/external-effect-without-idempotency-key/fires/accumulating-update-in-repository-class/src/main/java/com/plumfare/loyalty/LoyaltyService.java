package com.plumfare.loyalty;

import lombok.RequiredArgsConstructor;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
@RequiredArgsConstructor
public class LoyaltyService {

    private final PointsRepository pointsRepository;

    @Transactional
    public void credit(Purchase purchase) {
        int points = (int) (purchase.cents() / 100);
        pointsRepository.addPoints(purchase.cardNo(), points);
        if (points > 1_000) {
            pointsRepository.setTier(purchase.cardNo(), "GOLD");
        }
    }
}
