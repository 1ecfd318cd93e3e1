package com.lindenhof.prices;

public record Price(String article, long cents, long version) {}
