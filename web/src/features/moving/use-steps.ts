import { listAuctions, readAuctionTotals } from '@auctionwiz/contracts/auctions'
import { readBidderTotals } from '@auctionwiz/contracts/bidders'
import { countConflicts } from '@auctionwiz/contracts/conflict-counts'
import { countDuplicates } from '@auctionwiz/contracts/duplicate-counts'
import { listLots } from '@auctionwiz/contracts/lots'
import { listPlatformConnections } from '@auctionwiz/contracts/platform-auctions'
import { listUploads } from '@auctionwiz/contracts/uploads'
import { listUsers } from '@auctionwiz/contracts/users'
import { type Data, useQuery } from '../../app/calls/use-call.ts'
import { paths } from '../../app/paths.ts'
import { useCan } from '../../app/permissions.ts'
import { movingText as text } from './messages.ts'

/** `check`: something waits for a person. `unknown`: the count is not read. */
export type StepState = 'done' | 'check' | 'open' | 'unknown'

export interface Step {
  id: 'bidders' | 'rows' | 'duplicates' | 'conflicts' | 'platforms' | 'auctions' | 'lots' | 'users'
  state: StepState
  /** What was counted, in words. */
  fact: string
  to: string
  failed: boolean
  retry: () => void
}

/** The steps of the move that the user may see, each counted on the server. */
export const useSteps = (): Step[] => {
  const [seesBidders, seesAuctions, seesUsers, mayConnect] = [
    useCan('bidders:view'),
    useCan('auctions:view'),
    useCan('users:view'),
    useCan('auctions:import'),
  ]
  const bidders = useQuery(readBidderTotals, seesBidders ? { query: {} } : null)
  const uploads = useQuery(listUploads, { query: {} })
  const duplicates = useQuery(countDuplicates, seesBidders ? { query: {} } : null)
  const conflicts = useQuery(countConflicts, {})
  const platforms = useQuery(listPlatformConnections, mayConnect ? {} : null)
  const auctions = useQuery(readAuctionTotals, seesAuctions ? {} : null)
  const next = useQuery(listAuctions, seesAuctions ? { query: { view: 'upcoming', sort: 'start', limit: 1 } } : null)
  const [sale] = next.data?.auctions ?? []
  const lots = useQuery(listLots, sale ? { params: { id: sale.id }, query: { limit: 1 } } : null)
  const users = useQuery(listUsers, seesUsers ? { query: {} } : null)

  const failed = uploads.data?.uploads.reduce((sum, { results, undoneAt }) => sum + (undoneAt ? 0 : results.failed), 0)
  const began = (bidders.data?.all ?? 0) > 0
  const lotStep = (): Step => {
    const to = sale ? `${paths.auctions}/${sale.id}/lots` : paths.auctions
    if (next.data && !sale) return { ...stepOf('lots', next, undefined, to), state: 'open', fact: text.lots.before }
    const step = stepOf('lots', sale ? lots : next, madeOf(lots.data?.total), to)
    const count = lots.data?.total ?? 0
    return count > 0 ? { ...step, fact: text.lots.some({ title: sale?.title ?? '', count }) } : step
  }
  return [
    ...(seesBidders ? [stepOf('bidders', bidders, madeOf(bidders.data?.all), paths.dataProcessing)] : []),
    stepOf('rows', uploads, waitingOf(failed, began), paths.dataProcessing),
    ...(seesBidders ? [stepOf('duplicates', duplicates, waitingOf(duplicates.data?.pending, began), `${paths.bidders}/duplicates`)] : []),
    stepOf('conflicts', conflicts, waitingOf(conflicts.data?.pending, began), `${paths.dataProcessing}/conflicts`),
    ...(mayConnect
      ? [
          stepOf(
            'platforms',
            platforms,
            madeOf(platforms.data?.connections.filter(({ connectedAt }) => connectedAt !== undefined).length),
            `${paths.auctions}/import`,
          ),
        ]
      : []),
    ...(seesAuctions
      ? [stepOf('auctions', auctions, madeOf(auctions.data && auctions.data.upcoming + auctions.data.active), paths.auctions), lotStep()]
      : []),
    ...(seesUsers ? [stepOf('users', users, madeOf(users.data && users.data.total - 1, 1), `${paths.security}/users`)] : []),
  ]
}

interface Counted {
  /** As it is said; 0 is said in words of its own. */
  count: number
  state: StepState
}

/** A step that is done once something is there. @param more that are not counted for that, but named */
const madeOf = (count: number | undefined, more = 0): Counted | undefined =>
  count === undefined ? undefined : { count: count > 0 ? count + more : 0, state: count > 0 ? 'done' : 'open' }

/** A step that is done while nothing waits, once bidders are there. */
const waitingOf = (count: number | undefined, began: boolean): Counted | undefined =>
  count === undefined ? undefined : { count, state: count > 0 ? 'check' : began ? 'done' : 'open' }

const stepOf = (id: Step['id'], { error, reload }: Data<unknown>, counted: Counted | undefined, to: string): Step => {
  const words = text[id]
  return {
    id,
    to,
    failed: error !== undefined && counted === undefined,
    retry: reload,
    state: counted?.state ?? 'unknown',
    fact: counted === undefined ? '' : counted.count === 0 ? words.none : words.some({ count: counted.count, title: '' }),
  }
}

/** Whether the house can hold a sale: bidders, an auction with lots, and nothing that waits. */
export const isReady = (steps: readonly Step[]): boolean =>
  (['bidders', 'auctions', 'lots'] as const).every((id) => steps.some((step) => step.id === id && step.state === 'done')) &&
  steps.every(({ state }) => state !== 'check' && state !== 'unknown')
