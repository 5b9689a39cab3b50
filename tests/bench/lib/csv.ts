import { namedPeople } from './people.ts'

/** One row in this many has an invalid email address. */
const badEvery = 200

/** A bidder file with this many rows, below 75 bytes a row so that a million fit the upload limit. */
export const csvOf = (rows: number, seed = 2): { file: Blob; good: number; bad: number } => {
  const parts: string[] = ['First Name,Last Name,Email,Phone,City,State\n']
  let lines: string[] = []
  let index = 0
  for (const { firstName, lastName, email, phone, city, state } of namedPeople(rows, seed)) {
    index += 1
    const address = index % badEvery === 0 ? 'none' : email
    lines.push(`${firstName},${lastName},${address},${phone},${city},${state}\n`)
    if (lines.length === 10_000) {
      parts.push(lines.join(''))
      lines = []
    }
  }
  parts.push(lines.join(''))
  const bad = Math.floor(rows / badEvery)
  return { file: new Blob(parts, { type: 'text/csv' }), good: rows - bad, bad }
}
