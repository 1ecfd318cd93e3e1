def root = basedir.toPath().toRealPath()
def log = new File(basedir, 'build.log').text

// The findings are not lost.
assert log.contains('hardcoded-transactional-id: ')
assert log.contains("The report '${root.resolve('pom.xml').resolve('eoslint.sarif')}' cannot be written:")
assert log.contains('MojoExecutionException')
assert !log.contains('MojoFailureException')
