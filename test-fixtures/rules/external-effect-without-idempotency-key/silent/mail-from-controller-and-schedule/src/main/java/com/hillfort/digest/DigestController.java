package com.hillfort.digest;

import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

@RestController
class DigestController {

  private final DigestService digests;

  DigestController(DigestService digests) {
    this.digests = digests;
  }

  @PostMapping("/digests")
  void sendNow(@RequestParam String recipient) {
    digests.mail(recipient);
  }
}
