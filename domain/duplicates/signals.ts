/** The signals that are compared, in the order in which they are explained. */
export const signals = [
  'givenName',
  'surname',
  'streetNumber',
  'street',
  'secondLine',
  'suburb',
  'postcode',
  'state',
  'dateOfBirth',
  'email',
  'phone',
] as const
export type Signal = (typeof signals)[number]
export const signalCount = signals.length

/** Positions of the signals; the first columns of a record are the same. */
export const at = {
  givenName: 0,
  surname: 1,
  streetNumber: 2,
  street: 3,
  secondLine: 4,
  suburb: 5,
  postcode: 6,
  state: 7,
  dateOfBirth: 8,
  email: 9,
  phone: 10,
} as const satisfies Record<Signal, number>

/**
 * How far two values agree. `…Rare` says that one of the two values is hardly ever seen, as a misspelling is, whereas two established
 * values that look similar (Jon, John) are rather two people. `romanised` values sound the same in two scripts. `generation` says that the names
 * agree and one is a junior, the other a senior; in `generationOpen` only one of the two has such a suffix. `numbered` values differ in
 * their digits, dates `yearsApart` by a generation.
 */
export const levels = [
  'missing',
  'same',
  'near',
  'nearRare',
  'like',
  'likeRare',
  'vague',
  'different',
  'exchanged',
  'exchangedNear',
  'exchangedPart',
  'shortForm',
  'romanised',
  'generationOpen',
  'yearsApart',
  'numbered',
  'generation',
] as const
export type Level = (typeof levels)[number]

/** Numbers of the levels. */
export const level = {
  missing: 0,
  same: 1,
  near: 2,
  nearRare: 3,
  like: 4,
  likeRare: 5,
  vague: 6,
  different: 7,
  exchanged: 8,
  exchangedNear: 9,
  exchangedPart: 10,
  shortForm: 11,
  romanised: 12,
  generationOpen: 13,
  yearsApart: 14,
  numbered: 15,
  generation: 16,
} as const satisfies Record<Level, number>

/** Tables by signal and level hold this many cells a signal. */
export const cellsPerSignal = 24

/** Signals of an address, which change together when a person moves: the numbers from the first to the last. */
const addressSignals = { first: at.streetNumber, last: at.state } as const

export const isOfAddress = (signal: number): boolean => signal >= addressSignals.first && signal <= addressSignals.last

/** Whether a level counts in favour of one person. */
export const agrees = (found = 0): boolean =>
  (found >= level.same && found <= level.likeRare) || (found >= level.exchanged && found <= level.generationOpen)

/** Whether two values are exchanged. */
export const isExchange = (found = 0): boolean => found >= level.exchanged && found <= level.exchangedPart

/** Whether the values determine the chance of agreement; for the other signals the level does. */
export const isOfValues = (signal: number, found: number): boolean =>
  found === level.same ||
  isExchange(found) ||
  found === level.romanised ||
  found === level.generationOpen ||
  (signal === at.email && (found === level.near || found === level.like))
