package com.brookfield.letters;

import com.baomidou.mybatisplus.core.mapper.BaseMapper;

public interface LetterMapper extends BaseMapper<Letter> {}
