package com.tidewater.tolls;

import java.util.List;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Options;
import org.apache.ibatis.annotations.Select;

@Mapper
public interface PassageMapper {

    @Insert("INSERT INTO passage (plate, gate, fee) VALUES (#{plate}, #{gate}, #{fee})")
    @Options(useGeneratedKeys = true, keyProperty = "id", keyColumn = "id")
    void insert(Passage passage);

    @Select("SELECT id, plate, gate, fee FROM passage WHERE plate = #{plate}")
    List<Passage> findByPlate(String plate);
}
