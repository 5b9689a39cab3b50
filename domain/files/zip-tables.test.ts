import { describe, expect, it } from 'vitest'
import { zipOf } from './testing.ts'
import { tablesIn } from './zip-tables.ts'

const tables = async (bytes: Uint8Array): Promise<[name: string, text: string][]> => {
  const found: [string, string][] = []
  for await (const { name, body } of tablesIn('pack.zip', bytes)) found.push([name, await new Response(body as BodyInit).text()])
  return found
}
/** An archive as the content of another. */
const inside = (name: string, bytes: Uint8Array) => ({ name, bytes })
const csv = { name: 'people.csv', content: 'a,b\n1,2\n' }

describe('the tables of an archive', () => {
  it('are read, also those of an archive in it, without what systems add', async () => {
    const inner = zipOf({ name: 'list.xml', content: '<r/>' })
    const outer = zipOf(
      csv,
      { name: 'spring/' },
      { name: '__MACOSX/._people.csv', content: 'x' },
      { name: '.DS_Store' },
      inside('inner.zip', inner),
    )
    expect(await tables(outer)).toEqual([
      ['pack.zip/people.csv', csv.content],
      ['pack.zip/inner.zip/list.xml', '<r/>'],
    ])
  })

  it.each([
    ['with another file', zipOf(csv, { name: 'photo.jpg' }), 'and photo.jpg, which can’t be imported'],
    ['nested twice', zipOf(csv, inside('b.zip', zipOf(inside('c.zip', zipOf(csv))))), 'pack.zip/b.zip holds another archive'],
    ['that leads out, in an inner archive', zipOf(inside('b.zip', zipOf({ ...csv, name: '../people.csv' }))), 'leads out of the archive'],
    ['with a password, in an inner archive', zipOf(inside('b.zip', zipOf({ ...csv, encrypted: true }))), 'protected with a password'],
    ['that declares too much', zipOf({ ...csv, declared: 201 * 1024 * 1024 }), 'larger than 200MB when unpacked'],
    ['that holds more than it declares', zipOf({ ...csv, declared: 3 }), 'is damaged'],
    ['that holds less than it declares', zipOf({ ...csv, declared: 300 }), 'is damaged'],
  ])('are refused: %s', async (_, bytes, reason) => {
    await expect(tables(bytes)).rejects.toThrow(reason)
  })
})
