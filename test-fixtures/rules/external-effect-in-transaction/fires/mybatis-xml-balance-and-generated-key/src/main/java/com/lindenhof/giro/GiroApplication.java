package com.lindenhof.giro;

import org.mybatis.spring.annotation.MapperScan;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

@SpringBootApplication
@MapperScan("com.lindenhof.giro")
public class GiroApplication {

    public static void main(String[] args) {
        SpringApplication.run(GiroApplication.class, args);
    }
}
