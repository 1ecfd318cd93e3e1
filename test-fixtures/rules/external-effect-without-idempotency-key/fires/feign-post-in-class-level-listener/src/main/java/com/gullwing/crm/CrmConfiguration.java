package com.gullwing.crm;

import feign.Feign;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration
public class CrmConfiguration {

  @Bean
  public CrmClient crmClient(@Value("${crm.url}") String url) {
    return Feign.builder().target(CrmClient.class, url);
  }
}
