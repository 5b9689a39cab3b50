import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pinnedNode, root } from './run.mjs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * As `requireChromium`, but the headless shell of Chromium where there is one or a package can be installed: it has no window to draw, which
 * saves a third of the processor time of a page.
 */
export function requireHeadlessChromium() {
  if (process.env.CHROMIUM_PATH) return requireChromium()
  const found = findShell()
  if (found) return { path: found }
  installDebian('chromium-headless-shell')
  const installed = findShell()
  return installed ? { path: installed } : requireChromium()
}

/**
 * The path of a Chromium for the browser tests: the one named by CHROMIUM_PATH, one of this machine, or one installed now where that can
 * be done without asking. Returns {path} or {missing}, the text that says what to do.
 */
export function requireChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? { path: named } : { missing: `CHROMIUM_PATH names ${named}, where there is no file.` }
  const found = findChromium()
  if (found) return { path: found }
  installDebian('chromium')
  if (!findChromium()) {
    process.stdout.write('Downloading Chromium for the browser tests (playwright-core install chromium).\n')
    spawnSync(pinnedNode(), ['node_modules/playwright-core/cli.js', 'install', 'chromium'], { cwd: root, stdio: 'inherit' })
  }
  const installed = findChromium()
  return installed
    ? { path: installed }
    : {
        missing:
          'The browser tests need Chromium or Chrome, and it could not be installed here.\n' +
          'Install it (Debian, Ubuntu: apt-get install chromium; elsewhere: npx playwright-core install chromium),\n' +
          'or set CHROMIUM_PATH to its executable, then run npm test again.',
      }
}

/** Installs a package with its browser where that can be done without asking. */
function installDebian(name) {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/etc/debian_version')) return
  process.stdout.write(`Installing Chromium for the browser tests (apt-get install ${name}).\n`)
  const quiet = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  if (spawnSync('apt-get', ['update'], quiet).status === 0) spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], quiet)
}

function findChromium() {
  const named = onPath(['chromium', 'chromium-browser', 'google-chrome', 'chrome'])
  return [...places, ...named, ...downloads()].find((path) => existsSync(path))
}

function findShell() {
  const named = onPath(['chromium-headless-shell', 'chrome-headless-shell'])
  return ['/usr/bin/chromium-headless-shell', ...named].find((path) => existsSync(path))
}

function onPath(names) {
  return (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
}

/** Where Playwright keeps the browsers it downloads. */
function downloads() {
  const folder =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    {
      darwin: join(homedir(), 'Library/Caches/ms-playwright'),
      win32: join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
    }[process.platform] ??
    join(homedir(), '.cache/ms-playwright')
  if (!existsSync(folder)) return []
  const inside = [
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win/chrome.exe',
    'chrome-win64/chrome.exe',
  ]
  const versions = readdirSync(folder).filter((name) => /^chromium-\d+$/.test(name))
  return versions.flatMap((version) => inside.map((path) => join(folder, version, path)))
}
