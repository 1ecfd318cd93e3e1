package com.brookfield.orders;

import java.util.ArrayDeque;
import java.util.Queue;
import javax.jws.WebService;
import org.springframework.stereotype.Service;

@Service
@WebService(endpointInterface = "com.brookfield.orders.PrintPort")
public class PrintEndpoint implements PrintPort {

    private final Queue<String> pages = new ArrayDeque<>();

    @Override
    public void submitPage(String page) {
        pages.add(page);
    }
}
