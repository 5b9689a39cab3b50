// The way in: plain JavaScript that an older Node runs with nothing installed. It installs what is missing and hands over to
// the pinned Node, so that "npm start" and "npm test" need Node 20 and npm alone.
import { requireChromium } from './bootstrap/browser.mjs'
import { ensureInstalled } from './bootstrap/install.mjs'
import { pinnedNode, run } from './bootstrap/run.mjs'
import { runTests } from './bootstrap/test-run.mjs'

const [command, ...args] = process.argv.slice(2)

const commands = {
  start: () => run(pinnedNode(), ['local/start.ts', ...args]),
  dev: () => run(pinnedNode(), ['local/start.ts', '--dev', ...args]),
  'start:func': () => run(pinnedNode(), ['local/start-func.ts', ...args]),
  build: () => run(pinnedNode(), ['local/stack/build-if-stale.ts', ...args]),
  infra: () => run(pinnedNode(), ['infra/generate/main.ts', ...args]),
  deploy: () => run(pinnedNode(), ['infra/deploy/main.ts', ...args]),
  house: () => run(pinnedNode(), ['functions-bidders/src/operator/main.ts', ...args]),
  account: () => run(pinnedNode(), ['functions-bidders/src/operator/account.ts', ...args]),
  records: () => run(pinnedNode(), ['functions-auth/src/operator/records.ts', ...args]),
  drill: () => run(pinnedNode(), ['local/drill/main.ts', ...args]),
  supply: () => run(pinnedNode(), ['infra/supply/main.ts', ...args]),
  traces: () => run(pinnedNode(), ['local/telemetry/main.ts', ...args]),
  load: () => run(pinnedNode(), ['tests/load/main.ts', ...args]),
  faults: () => run(pinnedNode(), ['tests/faults/main.ts', ...args]),
  test: () => runTests(args),
  bench: () =>
    args[0] === 'duplicates'
      ? run(pinnedNode(), ['tests/bench/duplicates/main.ts', ...args.slice(1)])
      : run(pinnedNode(), ['tests/bench/main.ts', ...args], { CHROMIUM_PATH: requireChromium().path ?? '' }),
}

try {
  if (!Object.hasOwn(commands, command ?? '')) throw new Error(`Usage: node local/bootstrap.mjs ${Object.keys(commands).join(' | ')}`)
  const major = Number.parseInt(process.versions.node, 10)
  if (major < 20) throw new Error(`Node 20 or newer is needed to begin, this is ${process.versions.node}. Get it from https://nodejs.org`)
  ensureInstalled()
  process.exitCode = await commands[command]()
} catch (error) {
  process.stderr.write(`\n${error.message}\n`)
  process.exitCode = 1
}
