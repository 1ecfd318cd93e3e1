package com.lofthouse.tenants;

import com.lofthouse.tenants.notice.NoticeChannel;
import java.util.List;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
class NoticeListener {

  private final NoticeChannel channel;

  NoticeListener(NoticeChannel channel) {
    this.channel = channel;
  }

  @KafkaListener(topics = "notices", groupId = "notices", containerFactory = "batchFactory")
  void onNotices(List<NoticeChannel.Notice> notices) {
    notices.stream().filter(notice -> notice.address() != null).forEach(channel::deliver);
  }
}
