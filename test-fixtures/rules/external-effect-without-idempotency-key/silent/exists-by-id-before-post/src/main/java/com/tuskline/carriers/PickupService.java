package com.tuskline.carriers;

import org.springframework.stereotype.Service;
import org.springframework.web.client.RestTemplate;

@Service
public class PickupService {

  private final HandledPickups handled;
  private final RestTemplate carrier;

  public PickupService(HandledPickups handled, RestTemplate carrier) {
    this.handled = handled;
    this.carrier = carrier;
  }

  public void order(String pickupId, String address) {
    if (handled.existsById(pickupId)) return;
    carrier.postForLocation("https://carrier.example/pickups", address);
    handled.save(new HandledPickup(pickupId));
  }
}
