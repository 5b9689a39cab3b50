/** Work that holds one of its account's places. Times are in milliseconds since 1970. */
export interface Holder {
  work: string
  /** Identifies this hold: a worker that was replaced can neither renew nor release the hold of its successor. */
  hold: string
  until: number
  /** The ticket for which the place is reserved while its message is on its way. */
  reserved?: string
}

/** Work that waits for a place. */
export interface Waiting {
  work: string
  ticket: string
  /** Resumes the work. */
  message: unknown
  /** After this time the work is forgotten: its message no longer comes. */
  until: number
}

/** Who works for one account on one purpose, and who waits, in the order in which they came. */
export interface Line {
  holders: readonly Holder[]
  waiting: readonly Waiting[]
  /** Tickets that had their turn, so that a second message with the same ticket is dropped. */
  served: readonly { ticket: string; until: number }[]
}

export const emptyLine: Line = { holders: [], waiting: [], served: [] }

/** Times are in milliseconds. */
export interface LineRules {
  /** The parallel tasks per account. */
  places: number
  /** The time after which a lease without renewal is free. */
  lease: number
  /** The time after which a waiting task without a message, or a served ticket, is removed. */
  patience: number
  /** The limit of waiting tasks with a position; further ones retry without one. */
  remembered: number
}

/** A work that asks for a place. */
export interface Asking {
  work: string
  /** For the hold, if it gets a place. */
  hold: string
  /** Of a message that waited before, and of one that begins to wait now. */
  ticket: string
  waited: boolean
  message: unknown
  /** Its message was delivered before and its worker failed or died: it never waits, so that its deliveries count up to the last one. */
  redelivered: boolean
}

/** `taken`: the work may run. `dropped`: another message of the same work runs or waits. `waits`: `behind` works of the account come first. */
export type Asked =
  | { answer: 'taken'; line: Line }
  | { answer: 'dropped'; line?: undefined }
  | { answer: 'waits'; line: Line; behind: number }

/**
 * The line after a task asks for a place. `release` reserves places for waiting tasks. So a place that is free while tasks wait belonged to a worker
 * that died, and the first task to ask takes it.
 */
export const ask = (stored: Line, asking: Asking, rules: LineRules, now: number): Asked => {
  const { work, ticket, message, redelivered } = asking
  const line = current(stored, now)
  const { holders, waiting } = line
  const own = holders.find((holder) => holder.work === work)
  const place = waiting.findIndex((one) => one.work === work)
  if (asking.waited && !redelivered && isSpent(line, own, waiting[place], ticket)) return { answer: 'dropped' }
  if (own || redelivered || holders.length < rules.places) return { answer: 'taken', line: taken(line, own, asking, rules, now) }
  const entry: Waiting = { work, ticket, message, until: now + rules.patience }
  if (place >= 0) return { answer: 'waits', line: { ...line, waiting: waiting.with(place, entry) }, behind: holders.length + place }
  const all = waiting.length < rules.remembered ? [...waiting, entry] : waiting
  return { answer: 'waits', line: { ...line, waiting: all }, behind: holders.length + waiting.length }
}

/** Whether the ticket had its turn, or the work runs or waits by another message. */
const isSpent = ({ served }: Line, own: Holder | undefined, entry: Waiting | undefined, ticket: string): boolean =>
  served.some((one) => one.ticket === ticket) ||
  (own !== undefined && own.reserved !== ticket) ||
  (entry !== undefined && entry.ticket !== ticket)

const taken = (
  { holders, waiting, served }: Line,
  own: Holder | undefined,
  { work, hold, ticket }: Asking,
  rules: LineRules,
  now: number,
): Line => {
  const used = [ticket, own?.reserved, waiting.find((one) => one.work === work)?.ticket]
  const tickets = [...new Set(used)].flatMap((one) => (one === undefined ? [] : [{ ticket: one, until: now + rules.patience }]))
  return {
    holders: [...holders.filter((holder) => holder.work !== work), { work, hold, until: now + rules.lease }],
    waiting: waiting.filter((one) => one.work !== work),
    served: [...served, ...tickets].slice(-rules.remembered),
  }
}

/** The line after a worker said that it still works; undefined when the place is no longer its own. */
export const renew = (stored: Line, hold: string, rules: LineRules, now: number): Line | undefined => {
  const place = stored.holders.findIndex((one) => one.hold === hold)
  const holder = stored.holders[place]
  return holder && { ...stored, holders: stored.holders.with(place, { ...holder, until: now + rules.lease }) }
}

/**
 * The queue after a worker released its slot, with the messages of the tasks that get one. Send them after storing the queue; a
 * lost message delays its task until the waiting message is delivered.
 */
export const release = (
  stored: Line,
  hold: string,
  newHold: () => string,
  rules: LineRules,
  now: number,
): { line: Line; next: unknown[] } => {
  const line = current(stored, now)
  const left = line.holders.filter((one) => one.hold !== hold)
  const chosen = line.waiting.slice(0, Math.max(0, rules.places - left.length))
  const reserved = chosen.map(({ work, ticket }): Holder => ({ work, hold: newHold(), until: now + rules.lease, reserved: ticket }))
  return {
    line: { ...line, holders: [...left, ...reserved], waiting: line.waiting.slice(chosen.length) },
    next: chosen.map(({ message }) => message),
  }
}

/** How many works run or wait before this one; undefined when it does not wait. */
export const behind = (stored: Line, work: string, now: number): number | undefined => {
  const { holders, waiting } = current(stored, now)
  const place = waiting.findIndex((one) => one.work === work)
  return place < 0 ? undefined : holders.length + place
}

const current = ({ holders, waiting, served }: Line, now: number): Line => ({
  holders: holders.filter(({ until }) => until > now),
  waiting: waiting.filter(({ until }) => until > now),
  served: served.filter(({ until }) => until > now),
})
