package com.lofthouse.tenants.notice;

public interface NoticeChannel {

  void deliver(Notice notice);

  record Notice(String tenant, String address, String text) {}
}
