import type { LotSummary } from '@auctionwiz/contracts/lots'
import { type Job, type Problem, type RecordJob, resultIn, resultOf, type SaleState, sameResult, type UndoJob } from './sale-state.ts'

/**
 * The next job to send: the first one that does not wait for a decision, nor behind one of the same lot. A result that was taken back before anybody
 * knew whether the service has it becomes one question to the service.
 */
export const nextJob = ({ queue }: Pick<SaleState, 'queue'>): Job | undefined => {
  const blocked = new Set(queue.filter(({ problem }) => problem).map(({ lotId }) => lotId))
  return queue.find(({ lotId }) => !blocked.has(lotId))
}

/** Joins each result that may have been sent with its undo; call it while nothing is being sent. */
export const withoutVainSends = (queue: readonly Job[]): Job[] =>
  queue.flatMap((job, index): Job[] => {
    const isUndo = (undo: Job | undefined, record: Job | undefined): undo is UndoJob =>
      undo?.kind === 'undo' &&
      record?.kind === 'record' &&
      record.tried &&
      !record.problem &&
      sameResult(undo.result, resultOf(record.outcome))
    const later = queue.slice(index + 1).find(({ lotId }) => lotId === job.lotId)
    if (isUndo(later, job)) return []
    const earlier = queue.slice(0, index).findLast(({ lotId }) => lotId === job.lotId)
    return isUndo(job, earlier) ? [{ ...job, unsure: true }] : [job]
  })

const changeJob = (state: SaleState, id: string, change: Partial<Pick<Job, 'tried' | 'problem'>>): SaleState => ({
  ...state,
  queue: state.queue.map((job) => (job.id === id ? { ...job, ...change } : job)),
})

/** From here on the service may have it. */
export const tried = (state: SaleState, id: string): SaleState => changeJob(state, id, { tried: true })

export const withLot = (lots: readonly LotSummary[], lot: LotSummary): LotSummary[] => lots.map((each) => (each.id === lot.id ? lot : each))

/** The service has it. */
export const settled = (state: SaleState, id: string, lot: LotSummary): SaleState => ({
  ...state,
  lots: withLot(state.lots, lot),
  queue: state.queue.filter((job) => job.id !== id),
})

/**
 * It waits for a decision; what the lot has in the service is known where somebody else was first. Nothing is left to decide where the clerk took it back
 * meanwhile.
 */
export const refused = (state: SaleState, id: string, problem: Problem, lot: LotSummary | undefined): SaleState => {
  const lots = lot ? withLot(state.lots, lot) : state.lots
  const place = state.queue.findIndex((job) => job.id === id)
  const undo = state.queue.slice(place + 1).find((job) => job.lotId === state.queue[place]?.lotId)
  if (state.queue[place]?.kind === 'record' && undo?.kind === 'undo')
    return { ...state, lots, queue: state.queue.filter((job) => job.id !== id && job.id !== undo.id) }
  return { ...changeJob(state, id, { problem }), lots }
}

/** Leaves the lot as it is in the service. */
export const keepTheirs = (state: SaleState, id: string): SaleState => {
  const job = state.queue.find((each) => each.id === id)
  if (!job) return state
  return {
    ...state,
    queue: state.queue.filter(({ lotId }) => lotId !== job.lotId),
    hammers: state.hammers.filter(({ lotId }) => lotId !== job.lotId),
  }
}

/** Sends a refused result again; of a conflict, takes the other result back first. */
export const sendAgain = (state: SaleState, id: string): SaleState => {
  const queue = state.queue.flatMap((job): Job[] => {
    if (job.id !== id || !job.problem) return [job]
    const { problem, ...rest } = job
    if (problem.kind === 'refused' || rest.kind === 'undo') return [{ ...rest, tried: rest.tried }]
    return replacing(
      rest,
      state.lots.find((lot) => lot.id === job.lotId),
    )
  })
  return { ...state, queue }
}

const replacing = (job: RecordJob, lot: LotSummary | undefined): Job[] => {
  const again: RecordJob = { ...job, before: undefined, tried: false }
  if (!lot || lot.state === 'Upcoming') return [again]
  const undo: UndoJob = {
    ...{ kind: 'undo', id: `${job.id}-undo`, lotId: job.lotId, result: resultIn(lot) },
    ...{ before: undefined, tried: false, unsure: false },
  }
  return [undo, again]
}

/** The jobs that wait for the clerk's decision. */
export const problemsIn = ({ queue }: Pick<SaleState, 'queue'>): (Job & { problem: Problem })[] =>
  queue.filter((job): job is Job & { problem: Problem } => job.problem !== undefined)

/** How many lots have something to send. */
export const waitingLots = ({ queue }: Pick<SaleState, 'queue'>): number => new Set(queue.map(({ lotId }) => lotId)).size
