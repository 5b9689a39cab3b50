import type { StoredDocument } from '@auctionwiz/platform/core/store'
import { type NetworkPorts, participationOf } from './network-ports.ts'
import type { Participation } from './sharing.ts'

/** As what the account took part when its houses were last brought up to date, in the account's partition. */
interface NotedParticipation extends StoredDocument, Participation {
  type: 'networkParticipation'
}

const notedId = 'network-participation'

type Ports = Pick<NetworkPorts, 'account' | 'isPaid'>

export const noteParticipation = async (ports: Ports, accountId: string): Promise<void> => {
  const participation = await participationOf(ports, { accountId })
  const document: NotedParticipation = { id: notedId, type: 'networkParticipation', ...participation }
  await ports.account(accountId).write([{ kind: 'put', document }])
}

/** Whether the account takes part otherwise than its houses know, as after the operator's settings changed. */
export const isParticipationChanged = async (ports: Ports, accountId: string): Promise<boolean> => {
  const [noted, now] = await Promise.all([
    ports.account(accountId).read<NotedParticipation>(notedId),
    participationOf(ports, { accountId }),
  ])
  if (!noted) return true
  const { takesPart, contributor } = noted.document
  return takesPart !== now.takesPart || (takesPart && contributor !== now.contributor)
}
