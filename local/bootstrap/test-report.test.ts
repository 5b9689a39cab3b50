import { expect, test } from 'vitest'

type Count = { passed: number; failed: number; skipped: number; failures: string[] }
const { countReport, countSecondTry, failedFiles } = (await import(new URL('./test-report.mjs', import.meta.url).href)) as {
  countReport(report: unknown, exitCode: number, root: string): Count
  failedFiles(report: unknown, root: string): string[]
  countSecondTry(first: unknown, second: unknown, root: string): Count & { flaky: string[] }
}

const result = (fullName: string, status: string, ...failureMessages: string[]) => ({ fullName, status, failureMessages })

test('counts tests of every outcome and names the failed ones by file', () => {
  const report = {
    testResults: [
      {
        name: '/repo/a.test.ts',
        status: 'failed',
        assertionResults: [result('adds', 'passed'), result('divides', 'failed'), result('later', 'skipped')],
      },
      { name: '/repo/b.test.ts', status: 'passed', assertionResults: [result('works', 'passed')] },
    ],
  }
  expect(countReport(report, 1, '/repo')).toEqual({ passed: 2, failed: 1, skipped: 1, failures: ['a.test.ts: divides'] })
})

test('a file that could not be loaded is a failure', () => {
  const report = { testResults: [{ name: '/repo/a.test.ts', status: 'failed', message: 'SyntaxError: x\n at y', assertionResults: [] }] }
  expect(countReport(report, 1, '/repo').failures).toEqual(['a.test.ts could not be run: SyntaxError: x'])
})

test('a bad end without a failed test, and no report at all, are failures', () => {
  expect(countReport({ testResults: [] }, 1, '/repo').failed).toBe(1)
  expect(countReport(undefined, 1, '/repo').failed).toBe(1)
  expect(countReport(undefined, 0, '/repo')).toEqual({ passed: 0, failed: 0, skipped: 0, failures: [] })
})

const file = (name: string, ...results: [string, string][]) => ({
  name: `/repo/${name}`,
  status: results.some(([, status]) => status === 'failed') ? 'failed' : 'passed',
  assertionResults: results.map(([title, status]) => result(title, status)),
})
const first = {
  code: 1,
  report: { testResults: [file('a.test.ts', ['adds', 'failed'], ['divides', 'failed']), file('b.test.ts', ['works', 'passed'])] },
}

test('only the files with a failure are tried again', () => {
  expect(failedFiles(first.report, '/repo')).toEqual(['a.test.ts'])
  expect(failedFiles(undefined, '/repo')).toEqual([])
})

test('what passes on the second try counts as passed and is told as flaky', () => {
  const second = { code: 0, report: { testResults: [file('a.test.ts', ['adds', 'passed'], ['divides', 'passed'])] } }
  expect(countSecondTry(first, second, '/repo')).toEqual({
    passed: 3,
    failed: 0,
    skipped: 0,
    failures: [],
    flaky: ['a.test.ts: adds', 'a.test.ts: divides'],
  })
})

test('each failure is told with its first line, whatever that was the time before', () => {
  const waited =
    'TimeoutError: locator.click: Timeout 30000ms exceeded.\nCall log:\n\u001b[2m  - waiting for locator("b")\u001b[22m\n    at x'
  const run = (message: string) => ({
    code: 1,
    report: { testResults: [{ name: '/repo/a.test.ts', status: 'failed', assertionResults: [result('saves', 'failed', message)] }] },
  })
  expect(countSecondTry(run('Error: expected 1 to be 2\n    at y'), run(waited), '/repo')).toMatchObject({
    failures: ['a.test.ts: saves\n      TimeoutError: locator.click: Timeout 30000ms exceeded. - waiting for locator("b")'],
    flaky: [],
  })
})

test('what fails twice stays failed, and a second try that ended badly saves nothing', () => {
  const second = { code: 1, report: { testResults: [file('a.test.ts', ['adds', 'passed'], ['divides', 'failed'])] } }
  expect(countSecondTry(first, second, '/repo')).toMatchObject({ failures: ['a.test.ts: divides'], flaky: ['a.test.ts: adds'] })
  expect(countSecondTry(first, { code: 1, report: undefined }, '/repo')).toMatchObject({ failed: 2, passed: 1, flaky: [] })
})
