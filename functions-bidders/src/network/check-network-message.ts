import { id } from '@auctionwiz/contracts/fields'
import { bidderBatch, type NetworkMessage } from './network-ports.ts'

/** A message names its tenant, so what arrives is checked before anything is opened with it. Throws a TypeError for what is none. */
export const checkNetworkMessage = (delivered: unknown): NetworkMessage => {
  const message = (delivered ?? {}) as Partial<Record<keyof NetworkMessage, unknown>>
  const { accountId, auctionHouseId, bidderIds, since, removed, rounds, met, causedBy, settle, notices } = message
  return {
    accountId: idOf(accountId),
    ...(auctionHouseId !== undefined && { auctionHouseId: idOf(auctionHouseId) }),
    ...(Array.isArray(bidderIds) && { bidderIds: bidderIds.slice(0, bidderBatch).map(idOf) }),
    ...(typeof since === 'string' && { since }),
    ...(removed === true && { removed }),
    ...(notices === true && { notices }),
    ...(typeof rounds === 'number' && { rounds }),
    ...(typeof met === 'number' && { met }),
    ...(causedBy !== undefined && { causedBy: idOf(causedBy) }),
    ...(settle !== undefined && { settle: settlementOf(settle) }),
  }
}

const settlementOf = (settle: unknown): Required<NetworkMessage>['settle'] => {
  const { objectionId, outcome } = settle as Partial<Record<'objectionId' | 'outcome', unknown>>
  if (outcome !== 'upheld' && outcome !== 'rejected') throw new TypeError('not a settlement of an objection')
  return { objectionId: idOf(objectionId), outcome }
}

const idOf = (value: unknown): string => {
  const parsed = id.safeParse(value)
  if (!parsed.success) throw new TypeError('not a message of the network')
  return parsed.data
}
