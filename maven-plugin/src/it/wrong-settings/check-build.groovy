def root = basedir.toPath().toRealPath()

['file.log', 'parameter.log', 'missing.log'].each {
  def log = new File(basedir, it).text
  assert log.contains('MojoExecutionException')
  assert !log.contains('PriceRelay.java')
}
assert new File(basedir, 'file.log').text.contains(
    "The settings of eoslint are wrong: ${root.resolve('.eoslint.yml')}:3:3:"
        + " There is no rule 'hardcoded-transaction-id'. Did you mean 'hardcoded-transactional-id'?")
assert new File(basedir, 'parameter.log').text.contains(
    "'warn' is not a value of the parameter 'failOn' (property 'eoslint.failOn')."
        + " Allowed: error, warning, info, never.")
assert new File(basedir, 'missing.log').text.contains(
    "There is no settings file '${root.resolve('lint.yml')}'")
