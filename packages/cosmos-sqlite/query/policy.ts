import { parseIndexPath, pathKey, type Segment } from './paths.ts'

/** The SDK's IndexingPolicy, as far as it is read here. */
export interface IndexingPolicy {
  readonly indexingMode?: string | undefined
  readonly includedPaths?: readonly { readonly path: string }[] | undefined
  readonly excludedPaths?: readonly { readonly path: string }[] | undefined
  readonly compositeIndexes?: readonly (readonly { readonly path: string; readonly order?: string | undefined }[])[] | undefined
}

/** One include or exclude rule, ready to be matched. */
export interface PathRule {
  readonly segments: readonly Segment[]
  readonly below: boolean
  readonly include: boolean
}

/** The rules of a policy; none given means everything is included, mode `none` that nothing is. */
export function policyRules(policy: IndexingPolicy | undefined): PathRule[] {
  if (policy?.indexingMode?.toLowerCase() === 'none') return []
  const rule = (path: string, include: boolean): PathRule => {
    const parsed = parseIndexPath(path)
    return { segments: parsed.segments, below: parsed.ending === '*', include }
  }
  const rules = [
    ...(policy?.includedPaths ?? []).map((entry) => rule(entry.path, true)),
    ...(policy?.excludedPaths ?? []).map((entry) => rule(entry.path, false)),
  ]
  const rooted = rules.some((entry) => entry.below && entry.segments.length === 0)
  const given = rules.some((entry) => entry.include)
  return rooted || given ? rules : [{ segments: [], below: true, include: true }, ...rules]
}

/** Whether a scalar path has a range index: the most precise rule decides, `/?` beats `/*`; id and _ts always have one. */
export function isIndexed(rules: readonly PathRule[], segments: readonly Segment[]): boolean {
  const key = pathKey(segments)
  if (rules.length === 0) return false
  if (key === '/id' || key === '/_ts') return true
  const matches = rules.filter((rule) =>
    rule.below
      ? rule.segments.every((name, at) => segments[at] === name)
      : rule.segments.length === segments.length && pathKey(rule.segments) === key,
  )
  const precision = (rule: PathRule) => rule.segments.length * 2 + (rule.below ? 0 : 1)
  const best = matches.sort((a, b) => precision(b) - precision(a))[0]
  return best?.include ?? false
}
