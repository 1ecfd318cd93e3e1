package com.brookfield.orders;

import jakarta.xml.bind.annotation.XmlRootElement;

@XmlRootElement
public class CreateInvoiceRequest {

    private String order;

    public String getOrder() {
        return order;
    }

    public void setOrder(String order) {
        this.order = order;
    }
}
