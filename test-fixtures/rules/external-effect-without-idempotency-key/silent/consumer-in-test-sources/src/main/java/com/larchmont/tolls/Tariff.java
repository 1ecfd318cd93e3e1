package com.larchmont.tolls;

public record Tariff(String route, int cents) {}
