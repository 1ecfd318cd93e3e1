package com.lindenhof.ledger;

public record Entry(String account, long cents, boolean correction) {}
