package com.brookfield.rooms;

import org.apache.ibatis.annotations.Param;

public interface RoomMapper {

    void occupy(@Param("room") String room, @Param("guest") String guest);

    String guestOf(@Param("room") String room);

    void noteHandled(@Param("key") String key);
}
