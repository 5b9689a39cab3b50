import type { NetworkEvent, ScoreChange } from '@auctionwiz/contracts/scores'
import { monthAndYear } from '../../../app/format.ts'
import { phraseShown } from '../../../messages/field-messages.ts'
import { networkText as text } from './network-messages.ts'

/** An event at another house in words, such as "Paid late at another house, October 2026". */
export const eventShown = ({ kind, month }: NetworkEvent): string => {
  const event = text.events[kind]
  if (month === undefined) return event
  return (kind === 'record' ? text.until : text.inMonth)({ event, month: monthAndYear(`${month}-15T12:00:00Z`) })
}

/** Why a score changed, in the language shown. The stored cause is an English phrase; an event at another house has a code too. */
export const causeShown = ({ cause, network }: Pick<ScoreChange, 'cause' | 'network'>): string => {
  if (!network) return phraseShown(cause)
  const more = / and (\d+) more$/.exec(cause)?.[1]
  return more === undefined ? eventShown(network) : text.more({ event: eventShown(network), count: more })
}
