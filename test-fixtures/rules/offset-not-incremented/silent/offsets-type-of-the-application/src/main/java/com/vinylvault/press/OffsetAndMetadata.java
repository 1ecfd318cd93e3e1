package com.vinylvault.press;

/** The last record that was pressed; the committer adds one. */
record OffsetAndMetadata(long offset, String note) {

  OffsetAndMetadata(long offset) {
    this(offset, "");
  }
}
