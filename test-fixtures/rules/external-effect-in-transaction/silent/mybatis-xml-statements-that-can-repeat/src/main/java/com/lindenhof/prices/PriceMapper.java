package com.lindenhof.prices;

import org.apache.ibatis.annotations.Mapper;

@Mapper
public interface PriceMapper {

    void setPrice(Price price);

    void replace(Price price);

    void countOnce(Price price);

    Price find(String article);

    void forget(String article);
}
