import { type AuditEvent, auditRecord } from '@auctionwiz/platform/core/records/audit'
import { readerOf } from '@auctionwiz/platform/core/records/reader'
import type { testApp } from '../testing.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Sent = NonNullable<Parameters<App['call']>[1]>

export type Sale = Awaited<ReturnType<typeof addSale>>

/** An auction to which lots are added, for tests: 1 December 2026 from 10 to 17 o'clock, with a premium of 25% and 20% from 250,000.00 on. */
export const addSale = async (app: App) => {
  const { id } = await app.call('createAuction', {
    body: {
      ...{ title: 'Autumn sale', startDate: '2026-12-01T10:00:00Z', endDate: '2026-12-01T17:00:00Z' },
      buyersPremium: [
        { from: 0, basisPoints: 2500 },
        { from: 250_000_00, basisPoints: 2000 },
      ],
    },
  })
  const lot = (name: string, { params, ...sent }: Sent = {}) => app.call(name, { ...sent, params: { id, ...params } })
  const move = async (action: string) => {
    const { version } = await app.call('readAuction', { params: { id } })
    return app.call('moveAuction', { params: { id }, body: { action, version } })
  }
  return {
    id,
    lot,
    move,
    open: async () => {
      await move('publish')
      await move('goLive')
    },
    outcome: ({ id: lotId, version }: { id: string; version: string }, outcome: object) =>
      lot('recordLotOutcome', { params: { lotId }, body: { outcome, version } }),
    undo: ({ id: lotId, version }: { id: string; version: string }) => lot('undoLotOutcome', { params: { lotId }, body: { version } }),
    /** The audit events of lots with an action. */
    audits: async (action: string) => {
      const events: AuditEvent[] = []
      for await (const { document } of readerOf(auditRecord, app.house.in('auctions').within(id)).each())
        if (document.action === action) events.push(document)
      return events
    },
  }
}
