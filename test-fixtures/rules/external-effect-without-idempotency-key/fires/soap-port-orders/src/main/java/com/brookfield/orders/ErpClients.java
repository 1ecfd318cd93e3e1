package com.brookfield.orders;

import org.apache.cxf.jaxws.JaxWsProxyFactoryBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.ws.client.core.WebServiceTemplate;

@Configuration
public class ErpClients {

    @Bean
    OrderPort orderPort() {
        JaxWsProxyFactoryBean factory = new JaxWsProxyFactoryBean();
        factory.setServiceClass(OrderPort.class);
        factory.setAddress("https://erp.example/orders");
        return (OrderPort) factory.create();
    }

    @Bean
    WebServiceTemplate invoices() {
        WebServiceTemplate template = new WebServiceTemplate();
        template.setDefaultUri("https://erp.example/invoices");
        return template;
    }
}
