package com.lindenhof.stock;

import java.util.List;
import org.apache.ibatis.annotations.Mapper;

@Mapper
public interface StockMapper extends Counting {

    void addMovements(List<Movement> movements);
}
