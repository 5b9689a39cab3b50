import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { BodyInputOf } from '@auctionwiz/contracts/endpoint'
import type { setLocalScore } from '@auctionwiz/contracts/local-score'
import type { Tier } from '@auctionwiz/contracts/scores'
import { setScoreText } from './set-score-messages.ts'

/** The option for the tier that the thresholds give. */
export const noHand = 'rules'

export interface HandValues {
  kind: 'rules' | 'adjust' | 'set'
  value: string
  tier: Tier | typeof noHand
  reason: string
}

type Hand = Pick<Bidder, 'localManual' | 'version'>

export const handValues = ({ localManual }: Hand): HandValues => ({
  kind: localManual?.score?.kind ?? 'rules',
  value: String(localManual?.score?.value ?? ''),
  tier: localManual?.tier?.tier ?? noHand,
  reason: localManual?.score?.reason ?? localManual?.tier?.reason ?? '',
})

export interface HandProblem {
  id: string
  label: string
  message: string
}

/** The change that the form sends, undefined without changes, and the problems that block it. */
export const handChange = (
  bidder: Hand,
  values: HandValues,
): { body: BodyInputOf<typeof setLocalScore> | undefined; problems: HandProblem[] } => {
  const before = handValues(bidder)
  const scoreChanged = values.kind !== before.kind || (values.kind !== 'rules' && values.value.trim() !== before.value)
  const tierChanged = values.tier !== before.tier
  const reasonChanged = values.reason.trim() !== before.reason && (values.kind !== 'rules' || values.tier !== noHand)
  if (!scoreChanged && !tierChanged && !reasonChanged) return { body: undefined, problems: [] }
  const problems: HandProblem[] = []
  const value = Number(values.value.trim().replace('−', '-'))
  const set = values.kind === 'set'
  if (values.kind !== 'rules' && (values.value.trim() === '' || !Number.isInteger(value) || value > 100 || value < (set ? 0 : -100)))
    problems.push({
      id: 'hand-value',
      label: set ? setScoreText.score : setScoreText.points,
      message: set ? setScoreText.scoreHint : setScoreText.pointsHint,
    })
  const reason = values.reason.trim()
  if (reason === '' && (values.kind !== 'rules' || values.tier !== noHand))
    problems.push({ id: 'hand-reason', label: setScoreText.reason, message: setScoreText.reasonMissing })
  const score = values.kind === 'rules' ? null : { kind: values.kind, value, reason }
  const tier = values.tier === noHand ? null : { tier: values.tier, reason }
  return {
    body: {
      version: bidder.version,
      ...((scoreChanged || (reasonChanged && score)) && { score }),
      ...((tierChanged || (reasonChanged && tier && !score)) && { tier }),
    },
    problems,
  }
}
