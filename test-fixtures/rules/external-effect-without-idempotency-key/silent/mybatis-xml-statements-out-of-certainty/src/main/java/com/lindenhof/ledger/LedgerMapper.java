package com.lindenhof.ledger;

import org.apache.ibatis.annotations.Mapper;

@Mapper
public interface LedgerMapper {

    void book(Entry entry);

    void correct(Entry entry);

    void fromOtherFile(Entry entry);

    void ofOtherNamespace(Entry entry);

    void ofBrokenFile(Entry entry);
}
