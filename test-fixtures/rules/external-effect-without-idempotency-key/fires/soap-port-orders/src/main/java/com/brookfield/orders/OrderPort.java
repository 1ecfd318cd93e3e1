package com.brookfield.orders;

import jakarta.jws.WebMethod;
import jakarta.jws.WebParam;
import jakarta.jws.WebService;

@WebService(name = "OrderPort", targetNamespace = "https://erp.example/orders")
public interface OrderPort {

    @WebMethod
    String placeOrder(@WebParam(name = "article") String article, @WebParam(name = "count") int count);

    @WebMethod
    String getStatus(@WebParam(name = "number") String number);
}
