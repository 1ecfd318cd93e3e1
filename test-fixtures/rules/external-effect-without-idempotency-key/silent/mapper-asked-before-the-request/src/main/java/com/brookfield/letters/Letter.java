package com.brookfield.letters;

import com.baomidou.mybatisplus.annotation.TableId;

public record Letter(@TableId String number, String text) {}
