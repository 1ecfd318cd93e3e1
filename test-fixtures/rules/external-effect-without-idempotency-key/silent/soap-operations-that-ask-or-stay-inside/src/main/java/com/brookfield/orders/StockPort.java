package com.brookfield.orders;

import javax.jws.WebService;

@WebService
public interface StockPort {

    int getStock(String article);

    void setReorderLevel(String article, int level);

    void reserveOrExtend(String article, String order);
}
