package lv.gauja.fines;

import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.UpdateProvider;

@Mapper
public interface FineMapper {

    @UpdateProvider(FineSql.class)
    int add(@Param("id") String id, @Param("amount") String amount);
}
