import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * Counts vitest's JSON report. A file that could not be loaded, and an error outside of any test, count as one failure each: a run that
 * ended badly is never "0 failed".
 */
export function countReport(report, exitCode, root) {
  const files = report?.testResults ?? []
  const tests = files.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: relative(root, file.name) })))
  const failures = tests.filter((test) => test.status === 'failed').map(nameWithReason)
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

/** `<file>: <name>` and, on a line of its own, what went wrong first. */
function nameWithReason({ file, fullName, failureMessages: [message] = [] }) {
  const reason = message === undefined ? '' : reasonOf(message)
  return `${file}: ${fullName}${reason && `\n      ${reason}`}`
}

/** The first line of an error and, where a browser waited in vain, what for. */
function reasonOf(message) {
  const lines = stripVTControlCharacters(message).split('\n')
  const awaited = lines.find((line) => /^\s*- waiting for /.test(line))
  return [lines[0], awaited].flatMap((line) => line?.trim() || []).join(' ')
}
