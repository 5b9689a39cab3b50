import { setTimeout as pause } from 'node:timers/promises'
import { type HouseState, setUpHouse } from './house-state.ts'
import type { Desk } from './mix.ts'
import type { LoadPlan, PlannedCall } from './model.ts'
import { type Measured, performs } from './perform.ts'
import type { Outcome } from './results.ts'
import type { LoadTarget } from './target.ts'

/** Calls under way at once; a service that is so far behind counts the rest as failed. */
const underWayAtMost = 1_000

interface Run {
  target: LoadTarget
  plan: LoadPlan
  calls: Iterable<PlannedCall>
  /** Of each house. */
  sizes: { bidders: number; lots: number }
  say(line: string): void
}

export interface Played {
  began: Date
  outcomes: Outcome[]
  /** Messages of failures by how often they came. */
  problems: Map<string, number>
}

/** Fills the houses and plays the calls, each when it is due. */
export const play = async ({ target, plan, calls, sizes, say }: Run): Promise<Played> => {
  const houses: HouseState[] = []
  for (const [index, house] of target.houses.entries()) {
    houses.push(
      await setUpHouse(
        (await house.as('admin'))(() => undefined),
        plan.seed + index,
        sizes,
      ),
    )
    say(`House ${index + 1} of ${target.houses.length} has ${sizes.bidders} bidders and a sale of ${sizes.lots} lots.`)
  }
  const outcomes: Outcome[] = []
  const problems = new Map<string, number>()
  const began = new Date()
  const start = performance.now()
  const underWay = new Set<Promise<void>>()
  for (const planned of calls) {
    const due = start + planned.at
    const early = due - performance.now()
    if (early > 0) await pause(early)
    if (underWay.size >= underWayAtMost) {
      outcomes.push({ name: planned.name, ms: 0, bytes: 0, failed: true })
      problems.set('not sent, as too many calls are unanswered', (problems.get('not sent, as too many calls are unanswered') ?? 0) + 1)
      continue
    }
    const house = houses[planned.house]
    const one = performOne({ target, planned, house, due, outcomes }).catch((error: Error) => {
      problems.set(error.message, (problems.get(error.message) ?? 0) + 1)
    })
    underWay.add(one)
    one.finally(() => underWay.delete(one))
  }
  await Promise.all(underWay)
  return { began, outcomes, problems }
}

interface One {
  target: LoadTarget
  planned: PlannedCall
  house: HouseState | undefined
  due: number
  outcomes: Outcome[]
}

const performOne = async ({ target, planned, house, due, outcomes }: One): Promise<void> => {
  const place = target.houses[planned.house]
  if (!place || !house) throw new Error(`There is no house ${planned.house}.`)
  const clientFor = await place.as(planned.desk satisfies Desk)
  let from = due
  const measured: Measured = async (name, work) => {
    let bytes = 0
    let failed = true
    try {
      const answer = await work(clientFor((count) => (bytes += count)))
      failed = false
      return answer
    } finally {
      const now = performance.now()
      outcomes.push({ name, ms: now - from, bytes, failed })
      // The next call of the same action begins when this one is answered.
      from = now
    }
  }
  await performs[planned.name](measured, house, planned.pick)
}
