package com.brookfield.letters;

import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.SelectProvider;

@Mapper
public interface StampMapper {

    @SelectProvider(type = StampSql.class, method = "count")
    int countStamps(String number);
}
