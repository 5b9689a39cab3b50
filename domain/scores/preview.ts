import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { ScoringRules } from '@auctionwiz/contracts/scoring'
import type { PreviewedChange } from '@auctionwiz/contracts/scoring-preview'
import { type Scorable, scoreByRules } from './score-by-rules.ts'
import { tierRank } from './tiers.ts'

/** The fields of a bidder that a preview needs. */
export type Previewed = Scorable &
  Pick<Bidder, 'id' | 'bidderId' | 'name' | 'autoInviteStatus' | 'updatedAt'> & {
    localScore: Pick<Bidder['localScore'], 'score' | 'tier'>
  }

/** Figures by name: `changed`, `tierUp`, `tierDown`, `invitation`, and `now {tier or status}` and `after {tier or status}`. */
export type PreviewFigures = Record<string, number>

export interface Preview {
  changes: PreviewedChange[]
  figures: PreviewFigures
}

type Standing = PreviewedChange['before']

const standingOf = ({ localScore: { score, tier }, autoInviteStatus }: Pick<Previewed, 'localScore' | 'autoInviteStatus'>): Standing => ({
  score,
  tier,
  autoInviteStatus,
})

/** The changes of the rules for these bidders as of a moment: exactly those of rescoring them as of that moment. */
export const previewRules = (bidders: readonly Previewed[], rules: ScoringRules, asOf: Date): Preview => {
  const figures: PreviewFigures = { changed: 0, tierUp: 0, tierDown: 0, invitation: 0 }
  const add = (name: string): void => {
    figures[name] = (figures[name] ?? 0) + 1
  }
  const changes = bidders.flatMap((bidder): PreviewedChange[] => {
    const before = standingOf(bidder)
    const after = standingOf(scoreByRules(bidder, rules, asOf))
    for (const [word, { tier, autoInviteStatus }] of [
      ['now', before],
      ['after', after],
    ] as const) {
      add(`${word} ${tier}`)
      add(`${word} ${autoInviteStatus}`)
    }
    const invitation = before.autoInviteStatus !== after.autoInviteStatus
    if (before.tier === after.tier && !invitation) return []
    add('changed')
    if (invitation) add('invitation')
    if (tierRank[after.tier] > tierRank[before.tier]) add('tierUp')
    if (tierRank[after.tier] < tierRank[before.tier]) add('tierDown')
    return [{ id: bidder.id, bidderId: bidder.bidderId, name: bidder.name, before, after }]
  })
  return { changes, figures }
}
