import { digestOf } from '../deploy/pack.ts'

/** What a build started from. */
export interface Source {
  /** Full hashes of the commit and of its tree. */
  commit: string
  tree: string
  /** Files that differ from the commit; none in a build that others can repeat. */
  changed: readonly string[]
  /** Content of package-lock.json, which names each library with its digest. */
  lockFile: Uint8Array
  /** Version of Node that built, such as 24.21.0. */
  node: string
}

const statementType = 'https://in-toto.io/Statement/v1'
const predicateType = 'https://slsa.dev/provenance/v1'

/**
 * Where packages come from, in the form of SLSA (https://slsa.dev/spec/v1.0/provenance). It names no time and no machine, so the same build gives the
 * same statement. It isn't signed: the pipeline signs the digests of the packages besides.
 */
export const statementOf = (packages: ReadonlyMap<string, Uint8Array>, { commit, tree, changed, lockFile, node }: Source) => ({
  _type: statementType,
  subject: [...packages].map(([name, content]) => ({ name, digest: { sha256: digestOf(content) } })),
  predicateType,
  predicate: {
    buildDefinition: {
      buildType: 'urn:auctionwiz:packages:v1',
      externalParameters: { command: 'npm run deploy -- package' },
      internalParameters: { node, changedFiles: changed },
      resolvedDependencies: [
        { name: 'sources', digest: { gitCommit: commit, gitTree: tree } },
        { name: 'package-lock.json', digest: { sha256: digestOf(lockFile) } },
      ],
    },
    runDetails: { builder: { id: 'urn:auctionwiz:builder:deploy-package' } },
  },
})

export type Statement = ReturnType<typeof statementOf>

/** What is wrong with packages or their statement, a line each. `source` is what a clone has at the commit that the statement names. */
export const problemsOf = (
  statement: Statement,
  contentOf: (name: string) => Uint8Array | undefined,
  source: Pick<Source, 'tree' | 'lockFile'> | undefined,
): string[] => {
  const { buildDefinition } = statement.predicate
  const problems = statement.subject.flatMap(({ name, digest }) => {
    const content = contentOf(name)
    if (!content) return [`${name} is missing.`]
    return digestOf(content) === digest.sha256 ? [] : [`${name} is not the package that was built.`]
  })
  if (statement.subject.length === 0) problems.push('The statement names no package.')
  const { changedFiles } = buildDefinition.internalParameters
  if (changedFiles.length > 0) problems.push(`Built from files that no commit has: ${changedFiles.join(', ')}.`)
  const [sources, lock] = buildDefinition.resolvedDependencies
  if (!source) return [...problems, `This clone has no commit ${sources?.digest.gitCommit}.`]
  if (source.tree !== sources?.digest.gitTree) problems.push('The commit has other files than the build had.')
  if (digestOf(source.lockFile) !== lock?.digest.sha256) problems.push('The libraries are not those of package-lock.json.')
  return problems
}
