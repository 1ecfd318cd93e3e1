package com.lindenhof.stock;

public interface Counting {

    void count(Movement movement);
}
