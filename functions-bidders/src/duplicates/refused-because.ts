import type { PairOutcome } from '@auctionwiz/contracts/duplicates'
import { errorText } from '@auctionwiz/contracts/errors'
import type { CallContext } from '@auctionwiz/platform/core/http/context'
import { asFailure } from '@auctionwiz/platform/core/http/refusal'

/** What became of a pair; `reason` says why it was refused. */
export interface Outcome {
  outcome: PairOutcome
  reason?: string
}

/** The outcome of one merge or undo that failed. Its error must not end the call: the caller would not learn what became of the others. */
export const refusedBecause = (error: unknown, { language, log, correlationId }: CallContext): Outcome => {
  const { code, details } = asFailure(error)
  if (code === 'internal' || code === 'record_damaged') log.error('a merge or its undo failed', error, { correlationId })
  return { outcome: 'refused', reason: errorText(code, details, language) }
}
