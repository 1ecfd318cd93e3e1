package com.plumfare.loyalty;

import lombok.RequiredArgsConstructor;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Repository;

@Repository
@RequiredArgsConstructor
public class PointsRepository {

    private static final String TABLE = "loyalty_account";
    private static final String ADD_POINTS = "UPDATE " + TABLE + " SET points = points + ? WHERE card_no = ?";
    private static final String SET_TIER = "UPDATE " + TABLE + " SET tier = ? WHERE card_no = ?";

    private final JdbcTemplate jdbcTemplate;

    public void addPoints(String cardNo, int points) {
        jdbcTemplate.update(ADD_POINTS, points, cardNo); // expect: external-effect-without-idempotency-key
    }

    public void setTier(String cardNo, String tier) {
        jdbcTemplate.update(SET_TIER, tier, cardNo);
    }
}
