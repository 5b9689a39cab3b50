import { type ComparedField, comparedFields, type PairReason } from '@auctionwiz/contracts/duplicates'
import { agrees, level, type Signal } from './signals.ts'

/** How two values compare, as a clerk would say it. */
export type Agreement = 'same' | 'near' | 'different'

/** From 1, weak, to 4, by itself almost a proof. */
export type Strength = 1 | 2 | 3 | 4

/** One field of a pair, compared. */
export interface ComparedRow {
  field: ComparedField
  agreement: Agreement
  values: [string, string]
  /** In bits; below 0 it counts against one person. */
  weight: number
  strength: Strength
}

const fieldOf: Readonly<Record<Signal, ComparedField>> = {
  givenName: 'givenName',
  surname: 'surname',
  streetNumber: 'houseNumber',
  street: 'street',
  secondLine: 'street',
  suburb: 'city',
  postcode: 'zip',
  state: 'city',
  dateOfBirth: 'dateOfBirth',
  email: 'email',
  phone: 'phone',
}

/** As an address is written: "New York, NY, 10003". */
const writtenOrder: readonly Signal[] = [
  'givenName',
  'surname',
  'streetNumber',
  'street',
  'secondLine',
  'suburb',
  'state',
  'postcode',
  'dateOfBirth',
  'email',
  'phone',
]

/** A weight that rounds to 0.0 says nothing. */
const negligible = 0.05

/** One dot for each factor of ten that the odds change by: below 10, from 10, from 100, from 1,000 on. */
export const strengthOf = (weight: number): Strength => Math.min(4, 1 + Math.floor(Math.abs(weight) * Math.log10(2) + 1e-9)) as Strength

/**
 * The compared fields of a pair, the strongest first. Left out is what rounds to 0, and an agreement that counts against the pair, which only
 * corrects for another one. Values that look similar but count against the pair are different.
 */
export const inWords = (reasons: readonly PairReason[]): ComparedRow[] => {
  const rows: ComparedRow[] = []
  const parts = reasons.flatMap((reason) => partOf(reason) ?? [])
  const inOrder = parts.toSorted((a, b) => writtenOrder.indexOf(a.signal) - writtenOrder.indexOf(b.signal))
  for (const { field, agreement, values, weight } of inOrder) {
    const row = rows.find((one) => one.field === field && one.agreement === agreement)
    if (row) {
      row.values = [joined(row.values[0], values[0], ', '), joined(row.values[1], values[1], ', ')]
      row.weight += weight
    } else rows.push({ field, agreement, values, weight, strength: 1 })
  }
  return inWholes(rows)
    .filter(({ agreement, weight }) => Math.abs(weight) >= negligible && (agreement === 'different' || weight > 0))
    .map((row) => ({ ...row, strength: strengthOf(row.weight) }))
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
}

const partOf = ({ name, level: found, values, weight }: PairReason) => {
  const field = fieldOf[name as Signal]
  if (field === undefined || values === undefined || found === undefined) return undefined
  const number = level[found as keyof typeof level]
  const agreement: Agreement = found === 'same' ? 'same' : agrees(number) && weight > 0 ? 'near' : 'different'
  // Exchanged names show the whole name of both.
  const whole = name === 'givenName' && found.startsWith('exchanged')
  return { signal: name as Signal, field: whole ? ('name' as const) : field, agreement, values, weight }
}

const joined = (first: string, second: string, by: string): string => [first, second].filter((part) => part !== '').join(by)

/** Fields that become one where they compare alike, in the order in which they are joined. */
const wholes: readonly { whole: ComparedField; of: readonly [ComparedField, ComparedField]; by: string }[] = [
  { whole: 'name', of: ['givenName', 'surname'], by: ' ' },
  { whole: 'street', of: ['houseNumber', 'street'], by: ' ' },
  { whole: 'place', of: ['city', 'zip'], by: ' ' },
  { whole: 'address', of: ['street', 'place'], by: ', ' },
]

const inWholes = (rows: readonly ComparedRow[]): ComparedRow[] =>
  wholes.reduce<ComparedRow[]>(
    (joining, { whole, of, by }) => {
      for (const agreement of ['same', 'near', 'different'] as const) {
        const [first, second] = of.map((field) => joining.find((row) => row.field === field && row.agreement === agreement))
        if (!first || !second) continue
        const values: [string, string] = [joined(first.values[0], second.values[0], by), joined(first.values[1], second.values[1], by)]
        const weight = first.weight + second.weight
        joining = [...joining.filter((row) => row !== first && row !== second), { ...first, field: whole, values, weight }]
      }
      return joining
    },
    [...rows],
  )

/** What the list says of a pair: the fields that are the same, and those that are not, each in the order of `comparedFields`. */
export const fieldsInWords = (reasons: readonly PairReason[]): { same: ComparedField[]; differs: ComparedField[] } => {
  const rows = inWords(reasons)
  const differing = new Set(rows.filter(({ agreement }) => agreement !== 'same').map(({ field }) => field))
  const same = new Set(rows.filter(({ agreement, field }) => agreement === 'same' && !differing.has(field)).map(({ field }) => field))
  return { same: comparedFields.filter((field) => same.has(field)), differs: comparedFields.filter((field) => differing.has(field)) }
}

/** What the one sentence names, strongest first. */
export interface Gist {
  same: ComparedField[]
  near: ComparedField[]
  different: ComparedField[]
  /** Two people of one household would look much like this. */
  household: boolean
}

/** Names in the sentence; more would not be read. */
const mostNamed = 3
/** A household that halves the odds is worth a word, up to this confidence in percent. */
const household = { weight: -1, confidence: 99 } as const

/**
 * What the sentence on a pair names. A weak reason is named only where there is no stronger one, and then alone.
 * @param confidence percent
 */
export const gistOf = (reasons: readonly PairReason[], confidence: number): Gist => {
  const rows = inWords(reasons)
  const strong = rows.filter(({ strength }) => strength > 1)
  const named = (agreement: Agreement) => [...new Set(strong.filter((row) => row.agreement === agreement).map(({ field }) => field))]
  const [first] = rows.filter(({ weight }) => weight > 0)
  const isWeak = first !== undefined && !strong.some(({ weight }) => weight > 0)
  const shared = reasons.find(({ name }) => name === 'household')?.weight ?? 0
  const of = (agreement: Agreement) => (isWeak && first.agreement === agreement ? [first.field] : named(agreement)).slice(0, mostNamed)
  return {
    same: of('same'),
    near: of('near'),
    different: of('different'),
    household: shared <= household.weight && confidence < household.confidence,
  }
}
