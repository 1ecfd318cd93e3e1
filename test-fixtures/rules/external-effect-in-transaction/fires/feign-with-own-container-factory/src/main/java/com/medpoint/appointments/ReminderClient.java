package com.medpoint.appointments;

import org.springframework.cloud.openfeign.FeignClient;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;

@FeignClient(name = "reminders", url = "${reminders.url}")
public interface ReminderClient {

  @PostMapping("/reminders")
  String schedule(@RequestBody Reminder reminder);

  @GetMapping("/reminders/{id}")
  Reminder find(@PathVariable("id") String id);

  record Reminder(String patient, String text) {}
}
