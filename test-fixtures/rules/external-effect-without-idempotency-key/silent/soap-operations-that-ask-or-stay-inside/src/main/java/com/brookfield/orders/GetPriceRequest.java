package com.brookfield.orders;

public record GetPriceRequest(String article) {}
