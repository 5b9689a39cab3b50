import type { BodyOf } from '@auctionwiz/contracts/endpoint'
import { type changeLots, type LotSummary, type ManyLotsChange, type ManyLotsResult, manyLotsLimit } from '@auctionwiz/contracts/lots'

export type AskedLot = BodyOf<typeof changeLots>['lots'][number]

/** A lot that was not changed, and why. */
export interface RefusedLot {
  id: string
  lotNumber: string
  reason: string
}

/** The lots that can be changed, and those that cannot, which need no call. */
export const sortedOut = (
  lots: readonly LotSummary[],
  change: ManyLotsChange,
  reasonFor: (lot: LotSummary) => string | undefined,
): { asked: AskedLot[]; refused: RefusedLot[] } => {
  const asked: AskedLot[] = []
  const refused: RefusedLot[] = []
  for (const lot of lots) {
    const reason = reasonFor(lot)
    if (reason === undefined) asked.push({ lotId: lot.id, change })
    else refused.push({ id: lot.id, lotNumber: lot.lotNumber, reason })
  }
  return { asked, refused }
}

/** As many as one call takes. */
export const chunksOf = (asked: readonly AskedLot[]): AskedLot[][] =>
  Array.from({ length: Math.ceil(asked.length / manyLotsLimit) }, (_, index) =>
    asked.slice(index * manyLotsLimit, (index + 1) * manyLotsLimit),
  )

/** What undoes a change, for each lot that it changed. A lot that somebody changed since is refused. */
export const undoOf = (results: readonly ManyLotsResult[]): AskedLot[] =>
  results.flatMap(({ lotId, version, before }): AskedLot[] => {
    if (version === undefined) return []
    return [{ lotId, version, change: before ? { kind: 'edit', fields: before } : { kind: 'undo' } }]
  })

export const refusedIn = (results: readonly ManyLotsResult[]): RefusedLot[] =>
  results.flatMap(({ lotId, lotNumber = lotId, refused }) => (refused ? [{ id: lotId, lotNumber, reason: refused.message }] : []))
