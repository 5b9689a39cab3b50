import { expect, test } from 'vitest'

type Count = { passed: number; failed: number; skipped: number; failures: string[] }
const { countReport } = (await import(new URL('./test-report.mjs', import.meta.url).href)) as {
  countReport(report: unknown, exitCode: number, root: string): Count
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

test('each failure comes with its first line, and with what a browser waited for', () => {
  const message =
    'TimeoutError: locator.click: Timeout 30000ms exceeded.\nCall log:\n\u001b[2m  - waiting for locator("b")\u001b[22m\n    at x'
  const failed = { name: '/repo/a.test.ts', status: 'failed', assertionResults: [result('saves', 'failed', message)] }
  expect(countReport({ testResults: [failed] }, 1, '/repo').failures).toEqual([
    'a.test.ts: saves\n      TimeoutError: locator.click: Timeout 30000ms exceeded. - waiting for locator("b")',
  ])
})
