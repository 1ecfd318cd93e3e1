package com.brookfield.refunds;

public record Refunded(String refund) {}
