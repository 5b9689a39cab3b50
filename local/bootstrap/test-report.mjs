import { relative } from 'node:path'

/**
 * Counts vitest's JSON report. A file that could not be loaded, and an error outside of any test, count as one failure each: a run that
 * ended badly is never "0 failed".
 */
export function countReport(report, exitCode, root) {
  const files = report?.testResults ?? []
  const tests = files.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: relative(root, file.name) })))
  const failures = tests.filter((test) => test.status === 'failed').map((test) => `${test.file}: ${test.fullName}`)
  const unloaded = files.filter((file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'))
  failures.push(...unloaded.map((file) => `${relative(root, file.name)} could not be run: ${(file.message ?? '').split('\n')[0]}`))
  if (exitCode !== 0 && failures.length === 0)
    failures.push(`vitest ended with code ${exitCode} outside of any test; its lines above say why`)
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: failures.length,
    skipped: tests.filter((test) => !['passed', 'failed'].includes(test.status)).length,
    failures,
  }
}

/** The files of a report that hold a failure, as paths from `root`: what a second try has to run. */
export function failedFiles(report, root) {
  return (report?.testResults ?? []).filter((file) => file.status === 'failed').map((file) => relative(root, file.name))
}

/**
 * Counts a run of which some files ran a second time, `{ report, code }` each: the second outcome of a file is the one that counts, and
 * `flaky` names what failed before and passed then.
 */
export function countSecondTry(first, second, root) {
  const again = new Map((second.report?.testResults ?? []).map((file) => [file.name, file]))
  const files = (first.report?.testResults ?? []).map((file) => again.get(file.name) ?? file)
  const count = countReport({ testResults: files }, second.code, root)
  const before = countReport(first.report, first.code, root).failures
  return { ...count, flaky: before.filter((failure) => !count.failures.includes(failure)) }
}
