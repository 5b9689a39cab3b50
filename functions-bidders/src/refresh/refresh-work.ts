import { id } from '@auctionwiz/contracts/fields'
import { listerOf } from '@auctionwiz/platform/core/records/reader'
import { findAccount } from '@auctionwiz/records/accounts'
import { houseIds } from '@auctionwiz/records/houses'
import { participationOf } from '../network/network-ports.ts'
import { isParticipationChanged } from '../network/noted-participation.ts'
import { refreshHouse } from './refresh-house.ts'
import type { RefreshMessage, RefreshPorts } from './refresh-ports.ts'

/** Of the accounts that one delivery goes through; the rest is another's. */
const accountsAtOnce = 100

/** What the timer does: everything else comes from the queue. */
export const startRefresh =
  ({ queue, now }: Pick<RefreshPorts, 'queue' | 'now'>) =>
  (): Promise<void> =>
    queue.send({ night: now().toISOString().slice(0, 10) })

/** Works on the night's round, from the queue: a page of the accounts, or the houses of one. What is delivered twice is done once. */
export const refreshWork =
  (ports: RefreshPorts) =>
  async (delivered: unknown): Promise<void> => {
    const { night, accountId, next } = checked(delivered)
    if (accountId !== undefined) return refreshAccount(ports, night, accountId)
    const page = await ports.accounts.page(accountsAtOnce, next)
    for (const one of page.accountIds) await ports.queue.send({ night, accountId: one })
    if (page.next !== undefined) await ports.queue.send({ night, next: page.next })
  }

const refreshAccount = async (ports: RefreshPorts, night: string, accountId: string): Promise<void> => {
  const account = ports.account(accountId)
  if (!(await findAccount(account))) return
  const { takesPart } = await participationOf(ports, { accountId })
  if (await isParticipationChanged(ports, accountId)) await ports.network.send({ accountId })
  for await (const { document } of listerOf(houseIds, account).each())
    await refreshHouse(ports, night, { accountId, auctionHouseId: document.id }, takesPart)
}

/** A message names its tenant, so what arrives is checked before anything is opened with it. */
const checked = (message: unknown): RefreshMessage => {
  const { night, accountId, next } = (message ?? {}) as Partial<Record<keyof RefreshMessage, unknown>>
  const tenant = accountId === undefined ? undefined : id.safeParse(accountId)
  if (typeof night !== 'string' || tenant?.success === false) throw new TypeError('not a message of the night')
  return { night, ...(tenant && { accountId: tenant.data }), ...(typeof next === 'string' && { next }) }
}

/** A message that failed too often: the next night makes up for it. */
export const failRefresh =
  ({ log }: Pick<RefreshPorts, 'log'>) =>
  async (delivered: unknown): Promise<void> =>
    log.error('bidders were not refreshed tonight', new Error(JSON.stringify(delivered)))
