package com.brookfield.rooms;

import org.apache.ibatis.annotations.Param;

public interface RoomMapper {

    void register(@Param("room") String room, @Param("guest") String guest);
}
