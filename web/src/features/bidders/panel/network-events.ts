import type { Bidder } from '@auctionwiz/contracts/bidders'
import type { NetworkEvent } from '@auctionwiz/contracts/scores'
import type { NetworkObjection } from '@auctionwiz/contracts/staff-entries'
import { causeShown, eventShown } from './score-cause.ts'

/** An event at another house that changed the score, with the objection to it. */
export interface ShownEvent {
  event: NetworkEvent
  /** When the score changed. */
  at: string
  cause: string
  objection: NetworkObjection | undefined
}

const most = 5

const isSame = (left: NetworkEvent, right: NetworkEvent): boolean => left.kind === right.kind && left.month === right.month

/**
 * The latest events at other houses that changed the AuctionWiz score, each once, newest first. Events with an objection always show, even
 * if the history of the score no longer contains them.
 */
export const networkEvents = ({
  scoreHistory,
  networkObjections = [],
}: Pick<Bidder, 'scoreHistory' | 'networkObjections'>): ShownEvent[] => {
  const shown: ShownEvent[] = []
  for (const { network: event, at, cause, scoreType } of scoreHistory.toReversed()) {
    if (scoreType !== 'national' || !event || shown.some((one) => isSame(one.event, event))) continue
    const objection = networkObjections.find((one) => isSame(one.event, event))
    if (objection || shown.length < most) shown.push({ event, at, cause: causeShown({ cause, network: event }), objection })
  }
  const gone = networkObjections.filter(({ event }) => !shown.some((one) => isSame(one.event, event)))
  const objected = gone.map((objection) => ({
    event: objection.event,
    at: objection.at,
    cause: eventShown(objection.event),
    objection,
  }))
  return [...shown, ...objected].toSorted((a, b) => (a.at < b.at ? 1 : -1))
}
