import { readerOf } from '@auctionwiz/platform/core/records/reader'
import { recordsOf } from '@auctionwiz/platform/core/records/writer'
import { participationId, participationRecord } from '@auctionwiz/records/network-participation'
import { type NetworkPorts, participationOf } from './network-ports.ts'

type Ports = Pick<NetworkPorts, 'account' | 'isPaid'>

export const noteParticipation = async (ports: Ports, accountId: string): Promise<void> => {
  const participation = await participationOf(ports, { accountId })
  await recordsOf(participationRecord, ports.account(accountId)).put({ id: participationId, ...participation })
}

/** Whether the account takes part otherwise than its houses know, as after the operator's settings changed. */
export const isParticipationChanged = async (ports: Ports, accountId: string): Promise<boolean> => {
  const [noted, now] = await Promise.all([
    readerOf(participationRecord, ports.account(accountId)).find(participationId),
    participationOf(ports, { accountId }),
  ])
  if (!noted) return true
  const { takesPart, contributor } = noted.document
  return takesPart !== now.takesPart || (takesPart && contributor !== now.contributor)
}
