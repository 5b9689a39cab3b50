import { globSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@auctionwiz/contracts/apps'
import { allRecords } from '@auctionwiz/records/all-records'
import { expect, it } from 'vitest'

/** What a new noun exports is listed where the rest of the product finds it; `docs/adding-a-noun.md` has the whole list. */
const root = join(import.meta.dirname, '../..')

interface Exported {
  name: string
  file: string
  value: object
}

const exportsOf = async (folder: string): Promise<Exported[]> => {
  const files = globSync(`${folder}/*.ts`, { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  const modules = await Promise.all(
    files.map(async (file) =>
      Object.entries((await import(join(root, file))) as Record<string, unknown>).map((entry) => [file, ...entry] as const),
    ),
  )
  return modules.flat().flatMap(([file, name, value]) => (typeof value === 'object' && value !== null ? [{ name, file, value }] : []))
}

const shown = ({ name, file }: Exported): string => `${name} of ${file}`

it('lists every call that a contract exports in contracts/apps.ts', async () => {
  const listed: ReadonlySet<object> = new Set(Object.values(endpoints).flat())
  const calls = (await exportsOf('contracts')).filter(({ value }) => 'path' in value && 'access' in value && 'answer' in value)
  expect(calls.length).toBeGreaterThan(200)
  expect(calls.filter(({ value }) => !listed.has(value)).map(shown)).toEqual([])
})

it('lists every record that is declared in records/all-records.ts', async () => {
  const listed: ReadonlySet<object> = new Set(allRecords)
  const declared = (await exportsOf('records')).filter(({ value }) => 'definition' in value && 'creation' in value)
  expect(declared.length).toBeGreaterThan(80)
  expect(declared.filter(({ value }) => !listed.has(value)).map(shown)).toEqual([])
})
