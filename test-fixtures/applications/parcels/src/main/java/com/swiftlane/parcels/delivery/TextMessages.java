package com.swiftlane.parcels.delivery;

import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestClient;

/** The provider of text messages. */
@Component
class TextMessages {

    private final RestClient provider;

    TextMessages(RestClient.Builder builder, @Value("${parcels.text-messages}") String address) {
        this.provider = builder.baseUrl(address).build();
    }

    /** Sends a message for a parcel to a phone. */
    void send(String parcel, String phone, String text) {
        provider.post() // expect: external-effect-without-idempotency-key
                .uri("/v1/messages")
                .contentType(MediaType.APPLICATION_JSON)
                .body(new Message(phone, text))
                .retrieve()
                .toBodilessEntity();
    }

    record Message(String to, String text) {
    }
}
