import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import alerts from '../alerts.json' with { type: 'json' }
import { commands } from '../deploy/commands.ts'
import given from '../main.parameters.json' with { type: 'json' }
import roles from '../roles.json' with { type: 'json' }
import { infra, templateAt } from './templates.ts'

const { scripts } = manifest
const { parameters } = given
const root = join(infra, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const pages = ['deployment.md', 'deployment-checklist.md', 'environment-variables.md', 'cost.md', 'operations.md'].map(
  (page) => `docs/${page}`,
)
const runbooks = globSync('docs/runbooks/*.md', { cwd: root })
const main = templateAt('main.bicep')

it('gives azd every parameter that has no default, and none that the template lacks', () => {
  const names = Object.keys(parameters)
  expect(names.filter((name) => !main.params.has(name))).toEqual([])
  expect([...main.params].filter(([name, { isRequired }]) => isRequired && !names.includes(name))).toEqual([])
})

it('explains every value of an environment and every parameter of the template', () => {
  const page = read('docs/deployment.md')
  const variables = [...JSON.stringify(parameters).matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
  expect(variables.length).toBeGreaterThan(10)
  const known = ['environmentName', 'location', 'deployerId', 'deployerType', 'identityTenantId']
  const explained = (name: string): boolean => page.includes(`\`${name}\``)
  expect(variables.filter((name) => !name.startsWith('AZURE_') && !explained(name))).toEqual([])
  expect([...main.params.keys()].filter((name) => !known.includes(name) && !explained(name))).toEqual([])
})

it('shows the table of roles', () => {
  const page = read('docs/deployment.md')
  for (const { name, givenTo, scope, reason } of Object.values(roles))
    expect(page).toContain(`| ${name} | ${givenTo} | ${scope} | ${reason} |`)
})

it('has a runbook for every alert, with a cause and a cure, and no other', () => {
  const all = [...alerts.queries, alerts.throttled, alerts.unready]
  expect(runbooks.toSorted()).toEqual(['README', ...all.map(({ id }) => id)].map((id) => `docs/runbooks/${id}.md`).toSorted())
  for (const { id, title, meaning } of all) {
    const page = read(`docs/runbooks/${id}.md`)
    expect(page).toContain(`# ${title}\n\n${meaning}\n`)
    expect(page).toMatch(/## See the cause\n[^#]+\n```kusto\n[^`]+```\n\n## Cure it\n\n\S/)
    expect(read('docs/runbooks/README.md')).toContain(`](${id}.md)`)
  }
})

it.each(alerts.queries.map(({ id, query }) => [id, query]))('finds no row in %s while nothing happens', (_, query) => {
  // An alert comes at the first row, and a summary of no rows is a row unless it is by something.
  const [, after = ''] = /(?:.*)\bsummarize (.+)$/.exec(query) ?? []
  expect(after).toMatch(/\bby \w|\| where \w+ >=? \d/)
})

/** Lines that the code logs and that alerts and runbooks look for. */
it.each([
  ...alerts.queries.map(({ id, query }) => [id, query]),
  ...runbooks.map((page) => [page, [...read(page).matchAll(/```kusto\n([^`]+)```/g)].map(([, query]) => query).join('\n')]),
])('looks in %s for lines and functions that the code has', (_, query = '') => {
  const source = globSync('{platform,records,functions-*/src}/**/*.ts', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map(read)
    .join('\n')
  const lines = [...query.matchAll(/Message (?:has|has_any) (\([^)]+\)|'[^']+')/g)].flatMap(([, said = '']) =>
    [...said.matchAll(/'([^']+)'/g)].map(([, line = '']) => line),
  )
  const functions = [...query.matchAll(/\bName in \(([^)]+)\)/g)].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
  const isLogged = (line: string): boolean =>
    source.includes(line) || source.includes(line.replace(/^message service/, `${'$'}{messageService}`))
  expect(lines.filter((line) => !isLogged(line.replace('NETWORK_KEY', `${'$'}{setting}`)))).toEqual([])
  expect(functions.filter((name) => !source.includes(`'${name}'`))).toEqual([])
})

it.each([...pages, ...runbooks])('names commands, settings and pages in %s that exist', (page) => {
  const text = read(page)
  const run = [...text.matchAll(/npm run ([\w:]+)(?: -- (\w+))?/g)]
  expect(run.filter(([, script = '']) => !Object.hasOwn(scripts, script))).toEqual([])
  const asked = run.filter(([, script, command]) => script === 'deploy' && command !== undefined)
  expect(asked.filter(([, , command = '']) => !Object.hasOwn(commands, command))).toEqual([])
  const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[\w-]+)?\)/g)].map(([, path = '']) => path)
  expect(links.filter((path) => !existsSync(join(root, dirname(page), path)))).toEqual([])
  const files = [...text.matchAll(/(?:`|\bnode )((?:infra|web|local|functions-\w+|\.github|\.azdo)\/[\w./-]+)/g)].map(
    ([, path = '']) => path,
  )
  expect(files.filter((path) => !path.includes('/dist') && !existsSync(join(root, path)))).toEqual([])
})
