package com.plumfare.loyalty;

public record Purchase(String cardNo, long cents) {
}
