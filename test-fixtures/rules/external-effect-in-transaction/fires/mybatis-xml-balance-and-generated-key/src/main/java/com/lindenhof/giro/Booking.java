package com.lindenhof.giro;

import java.math.BigDecimal;

public record Booking(String iban, BigDecimal amount, String purpose) {}
