package com.lindenhof.stock;

public record Movement(String article, int quantity) {}
