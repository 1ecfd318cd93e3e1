package com.gullwing.crm;

import feign.Body;
import feign.Headers;
import feign.Param;
import feign.RequestLine;

public interface CrmClient {

  @RequestLine("GET /contacts/{id}")
  String contact(@Param("id") String id);

  @RequestLine("POST /contacts/{id}/notes")
  @Headers("Content-Type: text/plain")
  @Body("{text}")
  void addNote(@Param("id") String id, @Param("text") String text);
}
