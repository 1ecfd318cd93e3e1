package com.pebbleroute.parking;

import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;

@Mapper
interface OccupancyMapper {

    @Select("SELECT occupied FROM car_park WHERE name = #{name}")
    int occupied(@Param("name") String name);

    @Update({
        "UPDATE car_park",
        "SET occupied = occupied + #{change}",
        "WHERE name = #{name}"
    })
    int change(@Param("name") String name, @Param("change") int change);
}
