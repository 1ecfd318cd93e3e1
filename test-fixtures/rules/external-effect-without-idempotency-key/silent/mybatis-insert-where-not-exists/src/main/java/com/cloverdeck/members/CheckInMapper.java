package com.cloverdeck.members;

import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Options;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Update;

@Mapper
public interface CheckInMapper {

  @Insert(
      """
      INSERT INTO check_in (event_id, member, club)
      SELECT #{eventId}, #{member}, #{club}
      WHERE NOT EXISTS (SELECT 1 FROM check_in WHERE event_id = #{eventId})
      """)
  @Options(useGeneratedKeys = false)
  void insertOnce(
      @Param("eventId") String eventId, @Param("member") String member, @Param("club") String club);

  @Update("UPDATE member SET last_club = #{club} WHERE name = #{member}")
  void lastClub(@Param("member") String member, @Param("club") String club);
}
