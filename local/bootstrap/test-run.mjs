import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { requireChromium, requireHeadlessChromium } from './browser.mjs'
import { pinnedNode, root, run, runAside } from './run.mjs'
import { countReport } from './test-report.mjs'

/** Where reports go, and what is printed by that which runs beside something else. */
const folder = join(root, '.cache')

/**
 * Checks, builds and runs every test; ends with the line "N passed, N failed". `args` go to each run of vitest. Returns the exit code.
 *
 * The unit tests run beside the integration tests, which wait much of their time, and come behind them. The journeys in a browser run alone.
 */
export async function runTests(args) {
  const [checks, built] = await Promise.all([checkAll(), build()])
  const isBuilt = built.failed === 0
  const [unit, integration] = await Promise.all([
    unitTests(args),
    isBuilt ? project('integration', args) : notRun('integration', 'the build failed'),
  ])
  const inBrowser = await browserTests(args, isBuilt)
  return summary([...checks, built, unit, integration, ...inBrowser])
}

async function checkAll() {
  const parts = []
  for (const command of checkCommands()) {
    heading(command)
    parts.push(step(`check  ${command}`, await run(command, [], {}, true)))
  }
  return parts
}

async function build() {
  return step('build', await aside('build', ['local/stack/build-if-stale.ts']))
}

/** The commands of the script "check", one by one, so that each is counted and a failed one hides no other. */
function checkCommands() {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return scripts.check.split('&&').map((command) => command.trim())
}

async function unitTests(args) {
  return counted('unit', await aside('tests: unit', vitest('unit', ['--project', 'unit-*', ...args]), { isBehind: true }))
}

/** The controls alone, which need no build, then the journeys. */
async function browserTests(args, isBuilt) {
  const components = await inChromium('components', args, requireChromium())
  const journeys = isBuilt ? await inChromium('browser', args, requireHeadlessChromium()) : notRun('browser', 'the build failed')
  return [components, journeys]
}

async function inChromium(name, args, { path, missing }) {
  return path ? project(name, args, { CHROMIUM_PATH: path }) : notRun(name, missing)
}

async function project(name, args, env = {}) {
  heading(`tests: ${name}`)
  return counted(name, await run(pinnedNode(), vitest(name, args), env))
}

/** Runs a script while another one has the terminal, and prints at its end what it printed. Returns the exit code. */
async function aside(title, script, options = {}) {
  const file = join(folder, `${title.replace(/\W+/g, '-')}.log`)
  const { code, printed } = await runAside(pinnedNode(), script, { file, ...options })
  heading(title)
  process.stdout.write(printed)
  return code
}

/** Arguments of Node that run one project of the tests. */
function vitest(name, args) {
  mkdirSync(folder, { recursive: true })
  rmSync(reportOf(name), { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`]
  return ['node_modules/vitest/vitest.mjs', 'run', '--project', name, '--passWithNoTests', ...reporters, ...args]
}

function reportOf(name) {
  return join(folder, `test-${name}.json`)
}

function counted(name, code) {
  const report = existsSync(reportOf(name)) ? JSON.parse(readFileSync(reportOf(name), 'utf8')) : undefined
  return { name: `tests  ${name}`, ...countReport(report, code, root) }
}

function step(name, code) {
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, failures: code === 0 ? [] : [name] }
}

function notRun(name, reason) {
  return { name: `tests  ${name}`, passed: 0, failed: 1, skipped: 0, failures: [`tests  ${name} did not run: ${reason}`] }
}

function heading(text) {
  process.stdout.write(`\n── ${text}\n`)
}

function summary(parts) {
  heading('summary')
  for (const part of parts) {
    const skipped = part.skipped > 0 ? `, ${part.skipped} skipped` : ''
    process.stdout.write(`${part.failed > 0 ? '✗' : '✓'} ${part.name}: ${part.passed} passed, ${part.failed} failed${skipped}\n`)
  }
  const failures = parts.flatMap((part) => part.failures)
  if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}\n`)
  const sum = (key) => parts.reduce((total, part) => total + part[key], 0)
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
  return sum('failed') > 0 ? 1 : 0
}
