def log = new File(basedir, 'build.log').text

assert log.contains('[INFO] eoslint is skipped.')
assert !log.contains('hardcoded-transactional-id')
assert !new File(basedir, 'target').exists()
