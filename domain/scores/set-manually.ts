import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import type { LocalManual } from '@auctionwiz/contracts/staff-entries'
import { recordScoreChanges } from './changes.ts'
import { scoreByRules } from './score-by-rules.ts'

type Source = Pick<NonNullable<LocalManual['tier']>, 'by' | 'byId' | 'at'>
type ManualScore = NonNullable<LocalManual['score']>
type HandTier = NonNullable<LocalManual['tier']>

/** The manual values to set; null resets to the rules, omitted values are unchanged. */
export interface ManualChange {
  score?: Omit<ManualScore, keyof Source> | null | undefined
  tier?: Omit<HandTier, keyof Source> | null | undefined
}

const changed = <T extends object>(
  before: (T & Source) | undefined,
  change: T | null | undefined,
  source: Source,
): (T & Source) | undefined => (change === undefined ? before : change === null ? undefined : { ...change, ...source })

/** The bidder with a manual custom score or tier, both scores recomputed and the change in the history. */
export const setManually = (bidder: Bidder, change: ManualChange, source: Source, rules: ScoringRules, now: Date): Bidder => {
  const score = changed<Omit<ManualScore, keyof Source>>(bidder.localManual?.score, change.score, source)
  const tier = changed<Omit<HandTier, keyof Source>>(bidder.localManual?.tier, change.tier, source)
  const { localManual: _before, ...rest } = bidder
  const manual: LocalManual = { ...(score && { score }), ...(tier && { tier }) }
  const next: Bidder = score || tier ? { ...rest, localManual: manual } : rest
  const scores = scoreByRules(next, rules, now)
  return {
    ...next,
    ...scores,
    scoreHistory: recordScoreChanges(bidder, scores, causeOf(change, source)),
    updatedAt: now.toISOString(),
  }
}

const causeOf = ({ score, tier }: ManualChange, { by }: Source): string => {
  const subject = score !== undefined ? 'Custom score' : 'Tier'
  const released = score === null || (score === undefined && tier === null)
  const reason = score?.reason ?? tier?.reason
  return `${subject} ${released ? 'reset to the rules' : 'set'} by ${by}${reason ? `: ${reason}` : ''}`
}
