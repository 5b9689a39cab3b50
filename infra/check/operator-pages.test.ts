import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { infra } from './templates.ts'

const root = join(infra, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const pages = ['deployment', 'deployment-checklist', 'environment-variables', 'cost', 'operations', 'house-export', 'cryptography'].map(
  (page) => `docs/${page}.md`,
)
const checklist = read('docs/deployment-checklist.md')

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

const anchorsOf = (page: string): string[] => [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

it.each(pages)('links from %s to headings that exist', (page) => {
  const links = [...read(page).matchAll(/\]\(([^)#:]*)#([\w-]+)\)/g)]
  const gone = links.filter(([, path, anchor = '']) => {
    const target = path ? join(dirname(page), path) : page
    return !existsSync(join(root, target)) || !anchorsOf(target).includes(anchor)
  })
  expect(gone.map(([link]) => link)).toEqual([])
})

/** The file that runs each script of package.json, as the way in names it. */
const entries = new Map(
  [...read('local/bootstrap.mjs').matchAll(/^ {2}'?([\w:]+)'?: \(\) => run\(pinnedNode\(\), \['([^']+)'/gm)].map(
    ([, script = '', file = '']) => [script, file],
  ),
)

it.each(pages)('gives the scripts of %s commands and options that they know', (page) => {
  const runs = [...read(page).matchAll(/npm run (house|account|records|drill|supply|load) -- (\w+)?([^`\n]*)/g)]
  const unknown = runs.flatMap(([, script = '', command, rest = '']) => {
    const file = entries.get(script)
    const source = file
      ? globSync(`${dirname(file)}/*.ts`, { cwd: root })
          .map(read)
          .join('\n')
      : ''
    const options = [...rest.matchAll(/--([a-z][\w-]*)/g)].map(([, option = '']) => option)
    const names = command ? [command, ...options] : options
    return names.filter((name) => !new RegExp(`['"]${name}['"]|\\b${name}: |--${name}\\b`).test(source)).map((name) => `${script} ${name}`)
  })
  expect(unknown).toEqual([])
})

it('names settings, pages, files and buttons in the checklist that exist', () => {
  const sources = globSync('{infra/*.json,infra/**/*.bicep,infra/deploy/*.ts,platform/**/*.ts,functions-*/src/**/*.ts}', { cwd: root })
    .map(read)
    .join('\n')
  const settings = [...checklist.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)`/g)].map(([, name = '']) => name)
  expect(settings.length).toBeGreaterThan(5)
  expect(settings.filter((name) => !name.startsWith('OTEL_DOTNET_') && !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([])
  for (const folder of ['', 'de/', 'es/', 'fr/'])
    for (const page of ['terms.html', 'privacy.html']) expect(existsSync(join(root, 'web/public/legal', folder, page))).toBe(true)
  const config = 'web/src/features/settings/config'
  expect(checklist).toContain('choose Check Services: all six services are online')
  expect(read(`${config}/texts/en.ts`)).toContain("check: 'Check Services'")
  const [, services = ''] = /services = \[([^\]]+)\]/.exec(read(`${config}/check-service.ts`)) ?? []
  expect(services.split(',')).toHaveLength(6)
})
