package com.acornclub.members;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
public class MembershipService {

    private final MemberRepository members;
    private final KafkaTemplate<String, String> kafkaTemplate;

    public MembershipService(MemberRepository members, KafkaTemplate<String, String> kafkaTemplate) {
        this.members = members;
        this.kafkaTemplate = kafkaTemplate;
    }

    @Transactional
    public Long join(String name) {
        Member member = members.save(new Member(name));
        kafkaTemplate.send("members-joined", member.getId().toString(), name);
        return member.getId();
    }
}
