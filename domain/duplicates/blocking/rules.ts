import type { AtomName } from './atoms.ts'

/**
 * Which records are compared: those that share a key of at least one rule. A rule lists the ways to make its key; all ways of a rule share
 * one space of keys, so that a given name meets a surname entered in its place. A key of two atoms does not depend on their order.
 */
export type Rule = readonly (readonly AtomName[])[]

const names = ['given', 'surname'] as const
const nameStarts = ['givenStart', 'surnameStart'] as const
const lines = ['street', 'line'] as const
const lineStarts = ['streetStart', 'lineStart'] as const

const single = (list: readonly AtomName[]): Rule => list.map((name) => [name])
const times = (list: readonly AtomName[], ...others: readonly (readonly AtomName[])[]): Rule =>
  others.reduce<Rule>((ways, more) => ways.flatMap((way) => more.map((name) => [...way, name])), single(list))

/** Nearly everybody has a personal email address and telephone. */
export const emailRule: Rule = [['email']]
export const phoneRule: Rule = [['phone']]

/** Keys so rare that most of their pairs are one person: compared first, they give the estimates for the others. */
export const sharpRules: readonly Rule[] = [
  phoneRule,
  [['given', 'surname', 'postcode']],
  [['given', 'surname', 'suburb']],
  [['given', 'surname', 'number']],
  [['givenStart', 'surnameStart', 'postcode']],
  [['givenStart', 'surnameStart', 'suburbStart']],
  [['givenStart', 'surnameStart', 'number']],
  times(nameStarts, ['number'], ['postcode']),
  times(nameStarts, ['number'], ['suburbStart']),
  times(lines, ['number'], ['postcode']),
  times(lines, ['number'], ['suburb']),
]

/** Keys that find the rest. */
export const broadRules: readonly Rule[] = [
  emailRule,
  [['date']],
  single(names),
  single(lines),
  [['suburb']],
  [['postcode']],
  single(nameStarts),
  single(lineStarts),
  [['suburbStart']],
  [['given', 'surname']],
  [['givenStart', 'surnameStart']],
  [
    ['given', 'surnameInitial'],
    ['surname', 'givenInitial'],
  ],
  times(names, lines),
  times(names, ['suburb']),
  times(names, ['postcode']),
  times(names, ['number']),
  times(names, ['date']),
  times(nameStarts, ['postcode']),
  times(nameStarts, ['suburbStart']),
  times(nameStarts, lineStarts),
  times(lines, ['number']),
  times(lines, ['suburb']),
  times(lines, ['postcode']),
  times(lineStarts, ['number']),
  times(lineStarts, ['suburbStart']),
  times(lineStarts, ['postcode']),
  [['suburb', 'number']],
  [['postcode', 'number']],
  [['date', 'postcode']],
  [['date', 'number']],
]

/** Ways of the rule that has most of them. */
export const maxWays = Math.max(...[...sharpRules, ...broadRules].map((rule) => rule.length))
