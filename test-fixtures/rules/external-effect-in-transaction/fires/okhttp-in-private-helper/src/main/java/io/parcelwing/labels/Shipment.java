package io.parcelwing.labels;

record Shipment(String trackingNumber, String recipient, int grams) {

    String toJson() {
        return """
                {"reference": "%s", "recipient": "%s", "weight": %d}
                """.formatted(trackingNumber, recipient, grams);
    }
}
