package com.medpoint.appointments;

import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.support.KafkaHeaders;
import org.springframework.messaging.handler.annotation.Header;
import org.springframework.messaging.handler.annotation.Payload;
import org.springframework.stereotype.Component;

@Component
public class AppointmentListener {

  private final ReminderClient reminders;
  private final KafkaTemplate<String, String> kafka;

  public AppointmentListener(ReminderClient reminders, KafkaTemplate<String, String> kafka) {
    this.reminders = reminders;
    this.kafka = kafka;
  }

  @KafkaListener(topics = "appointments-made", containerFactory = "transactionalListeners")
  public void onAppointment(@Header(KafkaHeaders.RECEIVED_KEY) String patient, @Payload String slot) {
    var reminder = new ReminderClient.Reminder(patient, "Your appointment: " + slot);
    String textMessage = reminders.schedule(reminder); // expect: external-effect-in-transaction
    kafka.send("reminders-scheduled", patient, textMessage);
  }
}
