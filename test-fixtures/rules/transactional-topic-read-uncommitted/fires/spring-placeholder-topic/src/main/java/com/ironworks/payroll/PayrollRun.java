package com.ironworks.payroll;

import java.util.Map;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
public class PayrollRun {

    private final KafkaTemplate<String, String> template;

    @Value("${payroll.topics.slips}")
    private String slipsTopic;

    @Value("${payroll.topics.totals}")
    private String totalsTopic;

    public PayrollRun(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    public void pay(String month, Map<String, Long> centsByEmployee) {
        template.executeInTransaction(kafka -> {
            long total = 0;
            for (Map.Entry<String, Long> salary : centsByEmployee.entrySet()) {
                kafka.send(slipsTopic, salary.getKey(), month + ":" + salary.getValue());
                total += salary.getValue();
            }
            return kafka.send(totalsTopic, month, Long.toString(total));
        });
    }
}
