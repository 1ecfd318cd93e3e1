package com.acme.flow;

import org.springframework.web.client.RestTemplate;

final class NightlyExport {

  private final RestTemplate archive;

  NightlyExport(RestTemplate archive) {
    this.archive = archive;
  }

  void export(KStream<String> documents) {
    documents.foreach(
        document -> archive.postForLocation("https://archive.acme.com/documents", document));
  }
}
