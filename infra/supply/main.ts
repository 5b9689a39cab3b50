/** What comes from elsewhere and what must not go out: `npm run supply -- licences | secrets [--history] | bill <file> | verify [folder]`. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { packagesFolder, provenanceFile } from '../deploy/package-apps.ts'
import { type LockFile, refusedLicences } from './licences.ts'
import { problemsOf, type Statement } from './provenance.ts'
import { sourceAt } from './read-source.ts'
import { secretsIn } from './secrets.ts'

const root = join(import.meta.dirname, '../..')

const output = (program: string, args: readonly string[]): string => {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    shell: process.platform === 'win32',
  })
  if (error || status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${error?.message ?? stderr}`)
  return stdout
}

/** Files that hold text, as the repository keeps them. */
const trackedFiles = (): string[] =>
  output('git', ['ls-files'])
    .split('\n')
    .filter((file) => file !== '' && !/\.(png|jpg|woff2|xlsx|zip|ico)$/.test(file))

const report = (found: readonly string[], good: string): number => {
  console.log(found.length === 0 ? good : found.join('\n'))
  return found.length === 0 ? 0 : 1
}

const commands: Readonly<Record<string, (argument?: string) => number>> = {
  licences: () =>
    report(
      refusedLicences(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile),
      'The licence of every deployed library is allowed.',
    ),
  secrets: (argument) => {
    const texts = trackedFiles().map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    if (argument === '--history') texts.push({ file: 'history', text: output('git', ['log', '-p', '--all', '--no-color', '--unified=0']) })
    return report(
      texts.flatMap(({ file, text }) => secretsIn(text).map((found) => `${file} ${found}`)),
      'No file holds what looks like a key.',
    )
  },
  bill: (file) => {
    if (!file) throw new Error('Name the file to write: npm run supply -- bill <file>')
    const bill = JSON.parse(output('npm', ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format', 'cyclonedx']))
    // The same lock file gives the same bill: no number and no time of its own.
    const { serialNumber: _, ...rest } = bill
    delete rest.metadata?.timestamp
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), `${JSON.stringify(rest, null, 2)}\n`)
    console.log(`${file} names ${rest.components.length} components.`)
    return 0
  },
  verify: (argument) => {
    const folder = argument ? resolve(argument) : packagesFolder
    const file = join(folder, provenanceFile)
    if (!existsSync(file)) throw new Error(`${file} is missing. Run: npm run deploy -- package`)
    const statement = JSON.parse(readFileSync(file, 'utf8')) as Statement
    const commit = statement.predicate.buildDefinition.resolvedDependencies[0]?.digest.gitCommit ?? ''
    const contentOf = (name: string) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : undefined)
    return report(
      problemsOf(statement, contentOf, sourceAt(commit)),
      `${statement.subject.length} packages were built from commit ${commit}.`,
    )
  },
}

const [name = '', argument] = process.argv.slice(2)
try {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new Error('npm run supply -- licences | secrets [--history] | bill <file> | verify [folder]')
  process.exitCode = command(argument)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
