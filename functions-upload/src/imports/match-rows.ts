import { emailKey } from '@auctionwiz/domain/bidders/document'
import { isAnotherPerson, type Named } from '@auctionwiz/domain/imports/another-person'
import type { GoodRow } from './read-window.ts'
import type { Slot } from './slots.ts'

/** The person that a row describes. */
export interface Subject {
  /** Undefined until the bidder is made. */
  slot: Slot | undefined
  /** The bidder has the email of the rows, had it before a merge, or came with it while another bidder had it. */
  by: 'own' | 'former' | 'shared'
  /** As the rows up to here name the person. */
  names: Named
  /** As a record was named that was merged into the bidder. */
  formerly?: Named
}

/** Subjects by the key of the email that rows name. The bidder who has the address comes first. */
export type Subjects = Map<string, Subject[]>

/** The person of each row. `met` is the bidder who has the address, if the row names another person who is no bidder. */
export interface Matched {
  subject: Subject
  met?: Subject
}

const keyOf = ({ values }: GoodRow): string => emailKey(values.email)

const isAnother = ({ names, formerly }: Subject, { values }: GoodRow): boolean =>
  isAnotherPerson(names, values) && (formerly === undefined || isAnotherPerson(formerly, values))

/** The keys of addresses whose bidder is another person than some row says. */
export const contestedKeys = (rows: readonly GoodRow[], subjects: Subjects): string[] => {
  const contested = rows.filter((row) => {
    const known = subjects.get(keyOf(row)) ?? []
    return known.length > 0 && known.every((subject) => isAnother(subject, row))
  })
  return [...new Set(contested.map(keyOf))]
}

/**
 * Decides which person each row describes, before anything is counted or created. A row with the email of a bidder but another person's name is left
 * to staff. So are rows of one file that share an address, but for the first person. New subjects are added to the known ones.
 */
export const matchRows = (rows: readonly GoodRow[], subjects: Subjects): Map<GoodRow, Matched> => {
  const matched = new Map<GoodRow, Matched>()
  for (const row of rows) {
    const key = keyOf(row)
    const known = subjects.get(key) ?? []
    const subject = known.find((one) => !isAnother(one, row))
    if (subject) {
      if (subject.by !== 'former') subject.names = { dateOfBirth: subject.names.dateOfBirth, ...namesOf(row) }
      const [met] = known
      matched.set(row, { subject, ...(isUndecided(subject) && met && { met }) })
    } else {
      const [met] = known
      const added: Subject = { slot: undefined, by: met ? 'shared' : 'own', names: namesOf(row) }
      subjects.set(key, [...known, added])
      matched.set(row, { subject: added, ...(met && { met }) })
    }
  }
  return matched
}

/** Whether staff decide on the person: they share an address and are no bidder. */
export const isUndecided = ({ slot, by }: Subject): boolean => by === 'shared' && slot === undefined

const namesOf = ({ values: { firstName, lastName, dateOfBirth } }: GoodRow): Named => ({
  firstName,
  lastName,
  ...(dateOfBirth !== undefined && { dateOfBirth }),
})
