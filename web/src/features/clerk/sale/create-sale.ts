import type { LotSummary } from '@auctionwiz/contracts/lots'
import type { KeptSale } from './kept-sale.ts'
import { keepTheirs, nextJob, refused, sendAgain, settled, tried, withoutVainSends } from './outbox-state.ts'
import { type Job, openedSale, type SaleAction, type SaleState, saleReducer } from './sale-state.ts'
import type { Sent } from './send-job.ts'

export interface SaleDeps {
  lots: readonly LotSummary[]
  kept: KeptSale | undefined
  /** Keeps the sale on this device. */
  keep: (sale: KeptSale) => Promise<void>
  /** Resolves once the screen shows what changed. */
  painted: () => Promise<void>
  /** Sends one job; throws where nobody answered. */
  send: (job: Job, version: string | undefined) => Promise<Sent>
  /** Whether the device has a network at all. */
  isOnline: () => boolean
  /** Milliseconds until the next attempt. @param failures in a row */
  pauseAfter: (error: unknown, failures: number) => number
  /** Resolves after the time, or earlier by the signal. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

/** `unreached`: the last attempt got no answer. `unkept`: this device could not keep the last change. */
export interface SaleView extends SaleState {
  unreached: boolean
  unkept: boolean
}

/** The running sale on this device: what the clerk does, kept here before it is sent, and sent in order. */
export interface Sale {
  getState: () => SaleView
  subscribe: (listener: () => void) => () => void
  act: (action: SaleAction) => void
  keepTheirs: (id: string) => void
  sendAgain: (id: string) => void
  /** The lots as the service has them now. */
  refresh: (lots: readonly LotSummary[]) => void
  /** Tries at once, such as when the network is back. */
  wake: () => void
  stop: () => void
}

export const createSale = (deps: SaleDeps): Sale => {
  let state: SaleView = { ...openedSale(deps.lots, deps.kept), unreached: false, unkept: false }
  const listeners = new Set<() => void>()
  const stopped = new AbortController()
  let waking = new AbortController()
  let writing: Promise<void> | undefined
  let unwritten: 'now' | 'later' | undefined
  let sending = false

  const show = (change: Partial<SaleView>): void => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** One write after the other; changes during a write go into the next one together. What has no result in it may wait for the screen. */
  const write = async (): Promise<void> => {
    while (unwritten) {
      if (unwritten === 'later') await deps.painted()
      unwritten = undefined
      const { at, biddings, hammers, queue } = state
      const unkept = await deps.keep({ at, biddings, hammers, queue }).then(
        () => false,
        () => true,
      )
      if (unkept !== state.unkept) show({ unkept })
    }
    writing = undefined
  }
  const keep = (when: 'now' | 'later'): Promise<void> => {
    unwritten = unwritten === 'now' ? 'now' : when
    writing ??= write()
    return writing
  }

  const change = (next: SaleState & Partial<SaleView>): Promise<void> => {
    const when = next.queue === state.queue ? 'later' : 'now'
    show(next)
    return keep(when)
  }

  const sendAll = async (): Promise<void> => {
    if (sending) return
    sending = true
    for (let failures = 0; !stopped.signal.aborted; ) {
      const queue = withoutVainSends(state.queue)
      if (queue.length < state.queue.length) await change({ ...state, queue })
      const job = nextJob(state)
      if (!job || !deps.isOnline()) break
      waking = new AbortController()
      try {
        await change(tried(state, job.id))
        if (stopped.signal.aborted) break
        const sent = await deps.send(job, state.lots.find(({ id }) => id === job.lotId)?.version)
        // Another tab has taken over, and sends this result again.
        if (stopped.signal.aborted) break
        failures = 0
        const next = 'problem' in sent ? refused(state, job.id, sent.problem, sent.lot) : settled(state, job.id, sent.lot)
        await change({ ...next, unreached: false })
      } catch (error) {
        failures += 1
        show({ unreached: true })
        await deps.wait(deps.pauseAfter(error, failures), AbortSignal.any([waking.signal, stopped.signal]))
      }
    }
    sending = false
  }
  const go = (next: SaleState): void => {
    if (stopped.signal.aborted) return
    void change(next)
    void sendAll()
  }
  void sendAll()

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    act: (action) => go(saleReducer(state, action)),
    keepTheirs: (id) => go(keepTheirs(state, id)),
    sendAgain: (id) => go(sendAgain(state, id)),
    refresh: (lots) => show({ lots }),
    wake: () => {
      waking.abort()
      void sendAll()
    },
    stop: () => stopped.abort(),
  }
}
