import { CallError, type Client } from '@auctionwiz/contracts/client'
import type { Endpoint } from '@auctionwiz/contracts/endpoint'
import type { LotOutcome, LotSummary } from '@auctionwiz/contracts/lots'
import { addSale } from '@auctionwiz/functions-auctions/lots/testing'
import { testApp as house } from '@auctionwiz/functions-auctions/testing'
import { createSale, type SaleDeps } from './create-sale.ts'
import type { KeptSale } from './kept-sale.ts'
import type { SaleAction, SaleState } from './sale-state.ts'
import { sendJob } from './send-job.ts'

export { house }

type House = Awaited<ReturnType<typeof house>>

/** How the line treats the next calls: `lost` reaches the service, but no answer comes back; `down` does not reach it. */
export type Line = 'up' | 'down' | 'lost'

/** A running sale of three lots in the real service over a store in memory, and clerks at screens on lines that fail as told. */
export const saleroom = async (given?: House) => {
  const app = given ?? (await house())
  const sale = await addSale(app)
  for (const title of ['Chest', 'Clock', 'Desk']) await sale.lot('createLot', { body: { title, estimateLow: 2_000_00 } })
  await sale.open()
  const lots = async (): Promise<LotSummary[]> => (await sale.lot('listLots')).lots
  return { sale, lots, sit: (options: Seat = {}) => sit(app, sale.id, lots, options) }
}

interface Seat {
  kept?: KeptSale | undefined
  online?: boolean
  /** Says how the line treats each call. Up by default. */
  line?: (call: number) => Line
  keep?: SaleDeps['keep']
}

const sit = async (
  app: House,
  auctionId: string,
  lots: () => Promise<LotSummary[]>,
  { kept, online = true, line = () => 'up', keep }: Seat,
) => {
  const sent: string[] = []
  const device: { kept: KeptSale | undefined; online: boolean } = { kept, online }
  const call = (async (endpoint: Endpoint, input: { params: { lotId: string }; body?: object }) => {
    sent.push(endpoint.name)
    const state = line(sent.length)
    if (state === 'down') throw new CallError('Not reached', 0)
    const { status, error, ...answer } = await app.call(endpoint.name, {
      params: { id: auctionId, ...input.params },
      ...(input.body && { body: input.body }),
    })
    if (state === 'lost') throw new CallError('No answer', 0)
    if (status >= 400) throw new CallError(error.message, status, error)
    return answer
  }) as Client
  const keepHere = (sale: KeptSale) => {
    device.kept = structuredClone(sale)
    return Promise.resolve()
  }
  const sale = createSale({
    lots: await lots(),
    kept: structuredClone(kept),
    keep: keep ?? keepHere,
    painted: () => Promise.resolve(),
    send: (job, version) => sendJob({ call, auctionId, auctionHouseId: 'h1' }, job, version),
    isOnline: () => device.online,
    pauseAfter: () => 0,
    wait: () => new Promise((resolve) => setTimeout(resolve)),
  })
  let count = 0
  const act = (action: SaleAction) => sale.act(action)
  return {
    sale,
    sent,
    device,
    act,
    record: (outcome: LotOutcome) => {
      count += 1
      act({ type: 'record', outcome, id: `${auctionId}-${count}-${Math.random()}`, at: '2026-12-01T11:00:00Z' })
    },
    undo: () => {
      count += 1
      act({ type: 'undo', id: `undo-${count}-${Math.random()}` })
    },
    /** Until nothing is left to send but what waits for a decision. */
    idle: async () => {
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve))
        if (!device.online || sale.getState().queue.every(({ problem }) => problem)) return sale.getState()
      }
    },
  }
}

export const sold = (hammer: number, paddle = '117'): LotOutcome => ({ action: 'sell', hammer, paddle })

/** A sale of lots that nobody offered yet, without a service. */
export const stateOf = (numbers: readonly string[]): SaleState => ({
  lots: numbers.map((lotNumber) => ({
    ...{ id: `lot_${lotNumber}`, auctionId: 'auc_1', lotNumber, title: `Lot ${lotNumber}`, state: 'Upcoming', version: 'v1' },
  })),
  at: `lot_${numbers[0]}`,
  biddings: {},
  hammers: [],
  queue: [],
})
