package com.fernhill.claims;

import java.io.IOException;
import org.apache.hc.client5.http.classic.methods.HttpPost;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.core5.http.ContentType;
import org.apache.hc.core5.http.io.entity.EntityUtils;
import org.apache.hc.core5.http.io.entity.StringEntity;

/** Talks to the ticket system. */
public class TicketGateway {

  private final CloseableHttpClient client;
  private final String baseUrl;

  public TicketGateway(CloseableHttpClient client, String baseUrl) {
    this.client = client;
    this.baseUrl = baseUrl;
  }

  String open(String queue, String report) {
    HttpPost post = new HttpPost(baseUrl + "/queues/" + queue + "/tickets");
    post.setEntity(new StringEntity(report, ContentType.APPLICATION_JSON));
    try {
      return client.execute(post, response -> EntityUtils.toString(response.getEntity())); // expect: external-effect-in-transaction
    } catch (IOException e) {
      throw new DeskUnavailableException(e);
    }
  }
}
