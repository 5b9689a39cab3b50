import { uses } from './columns.ts'

/** Marks for the parts of the person's own name in the pattern of an email address. */
const marks = { surname: '\u0001', givenName: '\u0002', givenInitial: '\u0003', surnameInitial: '\u0004' } as const

/** The pattern of a local part: "jane.parr85" of Jane Parr is "␂.␁85"; `use` holds the parts of the name in it. */
export interface LocalPattern {
  pattern: string
  use: number
}

/** The forms of a name in an address, the fullest first: "lee-anne", "leeanne", and the first and last of several parts. */
const formsOf = (name: string): string[] => {
  if (!/[^a-z0-9]/.test(name)) return name === '' ? [] : [name]
  const words = name.split(/[^\p{L}\d]+/u).filter((word) => word !== '')
  const whole = words.join('')
  if (words.length < 2) return whole === '' ? [] : [whole]
  return [words.join('-'), words.join('.'), words.join('_'), whole, words[0] ?? '', words.at(-1) ?? '']
}

const initialIn = /(?:^|(?<=[^a-z]))([a-z])(?=$|[^a-z])/

/**
 * Removes the person's name from the local part of the email address. Two people of one name often have addresses of one pattern, so
 * if the names agree, only the rest (the pattern, a number, a nickname) is separate evidence.
 * All three are normalized.
 */
export const localPattern = (local: string, givenName: string, surname: string): LocalPattern => {
  let pattern = local
  let use = 0
  const replace = (start: number, length: number, mark: string, bit: number): void => {
    pattern = pattern.slice(0, start) + mark + pattern.slice(start + length)
    use |= bit
  }
  const takeName = (name: string, mark: string, bit: number): void => {
    const form = formsOf(name).find((written) => written.length > 1 && pattern.includes(written))
    if (form !== undefined) replace(pattern.indexOf(form), form.length, mark, bit)
  }
  const takeInitial = (name: string, mark: string, bit: number): void => {
    const found = initialIn.exec(pattern)
    if (found && name !== '' && found[1] === name[0]) replace(found.index, 1, mark, bit)
  }
  takeName(surname, marks.surname, uses.surname)
  takeName(givenName, marks.givenName, uses.givenName)
  if (use === uses.surname) takeInitial(givenName, marks.givenInitial, uses.givenInitial)
  if (use === uses.givenName) takeInitial(surname, marks.surnameInitial, uses.surnameInitial)
  return { pattern, use }
}
