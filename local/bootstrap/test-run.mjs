import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { requireChromium } from './browser.mjs'
import { pinnedNode, root, run } from './run.mjs'
import { countReport } from './test-report.mjs'

/** Checks, builds and runs every test; ends with the line "N passed, N failed". `args` go to each run of vitest. Returns the exit code. */
export async function runTests(args) {
  const parts = []
  for (const command of checkCommands()) {
    heading(command)
    parts.push(step(`check  ${command}`, await run(command, [], {}, true)))
  }
  heading('build')
  const built = step('build', await run(pinnedNode(), ['local/stack/build-if-stale.ts']))
  parts.push(built, await project('unit', args))
  if (built.failed > 0) {
    parts.push(notRun('integration', 'the build failed'), notRun('browser', 'the build failed'))
  } else {
    parts.push(await project('integration', args))
    const chromium = requireChromium()
    parts.push(chromium.path ? await project('browser', args, { CHROMIUM_PATH: chromium.path }) : notRun('browser', chromium.missing))
  }
  return summary(parts)
}

/** The commands of the script "check", one by one, so that each is counted and a failed one hides no other. */
function checkCommands() {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return scripts.check.split('&&').map((command) => command.trim())
}

async function project(name, args, env = {}) {
  heading(`tests: ${name}`)
  const { code, report } = await vitest(name, args, env)
  return { name: `tests  ${name}`, ...countReport(report, code, root) }
}

async function vitest(name, args, env) {
  const file = join(root, '.cache', `test-${name}.json`)
  mkdirSync(join(root, '.cache'), { recursive: true })
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await run(
    pinnedNode(),
    ['node_modules/vitest/vitest.mjs', 'run', '--project', name, '--passWithNoTests', ...reporters, ...args],
    env,
  )
  return { code, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined }
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
