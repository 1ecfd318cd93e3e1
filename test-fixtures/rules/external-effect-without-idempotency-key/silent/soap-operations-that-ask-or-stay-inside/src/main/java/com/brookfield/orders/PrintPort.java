package com.brookfield.orders;

import javax.jws.WebService;

@WebService
public interface PrintPort {

    void submitPage(String page);
}
