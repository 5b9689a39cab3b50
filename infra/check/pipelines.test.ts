import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import given from '../main.parameters.json' with { type: 'json' }
import { infra } from './templates.ts'

const root = join(infra, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const workflows = globSync('.github/workflows/*.yml', { cwd: root })
const variables = [...JSON.stringify(given.parameters).matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)

it.each(workflows)('pins every action of %s by its commit and says its version', (file) => {
  const used = [...read(file).matchAll(/uses: (.*)/g)].map(([, action = '']) => action)
  expect(used.length).toBeGreaterThan(1)
  expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([])
})

it.each(workflows)('gives %s no more rights than it needs, and no secret of Azure', (file) => {
  expect(read(file)).toMatch(/\npermissions:\n {2}contents: read\n/)
  const secrets = [...read(file).matchAll(/secrets\.(\w+)/g)].map(([, name]) => name)
  expect(secrets.filter((name) => name !== 'SMOKE_PASSWORD')).toEqual([])
})

it('hands every value of an environment to the pipeline', () => {
  const own = variables.filter((name) => !name.startsWith('AZURE_'))
  expect(own.length).toBeGreaterThan(10)
  const workflow = read('.github/workflows/azure-dev.yml')
  expect(own.filter((name) => !workflow.includes(`  ${name}: `))).toEqual([])
  expect(own.filter((name) => !read('azure.yaml').includes(`    - ${name}\n`))).toEqual([])
})

it('deploys each service by hooks and folders that exist', () => {
  const services = [...read('azure.yaml').matchAll(/^ {4}project: (\S+)$/gm)].map(([, folder = '']) => folder)
  expect(services.toSorted()).toEqual(['functions-auctions', 'functions-auth', 'functions-bidders', 'functions-upload', 'web'])
  const tags = [...read('azure.yaml').matchAll(/^ {2}(\w+):\n {4}project:/gm)].map(([, name]) => name)
  const main = read('infra/main.bicep')
  for (const name of tags.filter((tag) => tag !== 'web')) expect(main).toContain(`service: '${name}'`)
})

it('keeps the packages with their provenance in both pipelines, after it was verified', () => {
  const github = read('.github/workflows/azure-dev.yml')
  const azure = read('.azdo/pipelines/azure-dev.yml')
  expect(github).toMatch(/npm run supply -- verify[\s\S]+attest-build-provenance@[\s\S]+subject-checksums: \.cache\/packages\/SHA256SUMS/)
  expect(azure).toMatch(/npm run supply -- verify\n[\s\S]+PublishPipelineArtifact@1[\s\S]+targetPath: \.cache\/packages\n/)
  // A script of several lines goes on after a command that failed unless it says otherwise.
  expect([...azure.matchAll(/inlineScript: \|\n(.*)/g)].map(([, first = '']) => first.trim())).toEqual(['set -e', 'set -e'])
})
