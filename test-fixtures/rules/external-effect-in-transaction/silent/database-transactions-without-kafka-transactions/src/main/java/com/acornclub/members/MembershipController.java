package com.acornclub.members;

import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
class MembershipController {

    private final MembershipService service;

    MembershipController(MembershipService service) {
        this.service = service;
    }

    @PostMapping("/members")
    Long join(@RequestBody String name) {
        return service.join(name);
    }
}
