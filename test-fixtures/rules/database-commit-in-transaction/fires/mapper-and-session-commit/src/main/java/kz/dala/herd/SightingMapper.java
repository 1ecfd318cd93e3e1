package kz.dala.herd;

import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;

@Mapper
interface SightingMapper {

  @Insert("insert into sighting (herd, place) values (#{herd}, #{place})")
  void add(@Param("herd") String herd, @Param("place") String place);
}
