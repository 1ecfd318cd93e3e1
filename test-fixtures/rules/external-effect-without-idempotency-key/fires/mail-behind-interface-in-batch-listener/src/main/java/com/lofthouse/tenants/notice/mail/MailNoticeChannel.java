package com.lofthouse.tenants.notice.mail;

import com.lofthouse.tenants.notice.NoticeChannel;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.mail.MailSender;
import org.springframework.mail.SimpleMailMessage;
import org.springframework.stereotype.Component;

@Component
class MailNoticeChannel implements NoticeChannel {

  private final MailSender sender;
  private final String from;

  MailNoticeChannel(MailSender sender, @Value("${notice.from}") String from) {
    this.sender = sender;
    this.from = from;
  }

  @Override
  public void deliver(Notice notice) {
    var message = new SimpleMailMessage();
    message.setFrom(from);
    message.setTo(notice.address());
    message.setSubject("Notice for " + notice.tenant());
    message.setText(notice.text());
    sender.send(message); // expect: external-effect-without-idempotency-key
  }
}
