package com.rowanpark.checkout;

public record Order(String id, String customer, long cents) {}
