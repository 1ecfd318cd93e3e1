package com.pantrypost.orders;

import java.util.List;

public record Order(String id, String restaurant, String address, List<String> dishes) {}
