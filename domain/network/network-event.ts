import type { BidderNetwork } from '@auctionwiz/contracts/bidder-facts'
import type { NetworkEvent } from '@auctionwiz/contracts/scores'
import type { Cause } from '../scores/changes.ts'

/** The most serious first: the first of several events names the change. */
const kinds: readonly NetworkEvent['kind'][] = ['default', 'dispute', 'unpaid', 'late', 'on time', 'took part']

const texts: Record<NetworkEvent['kind'], string> = {
  default: 'Payment default at another house',
  dispute: 'Dispute at another house',
  unpaid: 'Did not pay at another house',
  late: 'Paid late at another house',
  'on time': 'Paid on time at another house',
  'took part': 'Took part at another house',
  record: 'Record at other houses',
}

/** "Paid late at another house, October", with the year unless it is the current one. */
export const eventText = ({ kind, month }: NetworkEvent, now: Date): string => {
  if (month === undefined) return texts[kind]
  const date = new Date(`${month}-15T12:00:00Z`)
  const year = date.getUTCFullYear() === now.getUTCFullYear() ? {} : ({ year: 'numeric' } as const)
  return `${texts[kind]}, ${kind === 'record' ? 'until ' : ''}${date.toLocaleDateString('en', { month: 'long', timeZone: 'UTC', ...year })}`
}

const kindOf = (outcome: BidderNetwork['auctions'][number]['outcome']): NetworkEvent['kind'] =>
  outcome === 'open' || outcome === 'nothing won' ? 'took part' : outcome

/** Whether an auction at another house matches an event. */
export const isEvent = ({ month, outcome }: Pick<BidderNetwork['auctions'][number], 'month' | 'outcome'>, event: NetworkEvent): boolean =>
  event.month === month && event.kind === kindOf(outcome)

/**
 * The cause of a score change from other houses' facts: the new event, or the most serious of several with the number of the others.
 * Without an event if facts were only withdrawn or reduced.
 */
export const networkCause = (before: BidderNetwork | undefined, after: BidderNetwork | undefined, now: Date): Cause => {
  if (!after) return 'Data from other houses withdrawn'
  const latest = after.facts.mostRecentAuction?.slice(0, 7) ?? after.auctions[0]?.month
  const inMonth = latest === undefined ? {} : { month: latest }
  if (!before) return caused([{ kind: 'record', ...inMonth }], now)
  const auctions = newAuctions(before, after).map(({ month, outcome }): NetworkEvent => ({ kind: kindOf(outcome), month }))
  const grown = (fact: 'defaults' | 'disputes') => after.facts[fact] > before.facts[fact]
  const events: NetworkEvent[] = [
    ...(grown('defaults') ? [{ kind: 'default' as const, ...inMonth }] : []),
    ...(grown('disputes') ? [{ kind: 'dispute' as const, ...inMonth }] : []),
    ...auctions,
  ]
  return events.length === 0 ? 'Data from other houses corrected' : caused(events, now)
}

const caused = (events: readonly NetworkEvent[], now: Date): Cause => {
  const [network] = events.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
  if (!network) throw new TypeError('a cause needs an event')
  const more = events.length - 1
  const others = more === 0 ? '' : `, and ${more} more`
  return { cause: eventText(network, now) + others, network }
}

/** The new events; of two equal ones, the second is new. */
const newAuctions = (before: BidderNetwork, after: BidderNetwork): BidderNetwork['auctions'] => {
  const known = before.auctions.map((auction) => JSON.stringify(auction))
  return after.auctions.filter((auction) => {
    const place = known.indexOf(JSON.stringify(auction))
    if (place >= 0) known.splice(place, 1)
    return place < 0
  })
}
