import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Source } from './provenance.ts'

const root = join(import.meta.dirname, '../..')

const git = (...args: readonly string[]): Buffer | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, maxBuffer: 1 << 28 })
  return status === 0 ? stdout : undefined
}

/** A commit as this clone has it; undefined where it hasn't. */
export const sourceAt = (commit: string): Pick<Source, 'commit' | 'tree' | 'lockFile'> | undefined => {
  const hash = git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`)
  const tree = git('rev-parse', '--verify', '--quiet', `${commit}^{tree}`)
  const lockFile = git('show', `${commit}:package-lock.json`)
  return hash && tree && lockFile && { commit: hash.toString().trim(), tree: tree.toString().trim(), lockFile }
}

/** What a build of this folder starts from; undefined where it is no clone. */
export const presentSource = (): Source | undefined => {
  const source = sourceAt('HEAD')
  const changed = git('status', '--porcelain', '--untracked-files=all')?.toString().split('\n').filter(Boolean)
  return source && { ...source, changed: (changed ?? []).map((line) => line.slice(3)), node: process.versions.node }
}
