package com.rowanpark.invoices;

public record Usage(String id, String customer, long cents) {}
