import { partsOf } from '@auctionwiz/platform/core/files/parts-of'
import { streamOf } from '@auctionwiz/platform/core/spreadsheets/stream-of'
import { describe, expect, it } from 'vitest'
import { csvOf } from '../testing/convert-here.ts'
import { jsonCsv } from './json-csv.ts'
import { memorySpool } from './spool.ts'

describe('a JSON file', () => {
  it.each([
    ['a list', '[{"email":"a@b.example","phone":"0044"},{"city":"Bath","email":null,"n":1.5,"b":true}]'],
    ['an object with one list', '\uFEFF{"total":2,"bidders":[{"email":"a@b.example","phone":"0044"},{"city":"Bath","n":1.5,"b":true}]}'],
    [
      'an object with one list, and more around it',
      '{"meta":{"lists":[[1],{"a":[]}]},"bidders":[{"email":"a@b.example","phone":"0044"},\r\n{"city":"Bath","n":1.5,"b":true}],"next":null}\n',
    ],
  ])('is read as %s', async (_name, json) => {
    expect(await csvOf('b.json', json)).toBe('"email","phone","city","n","b"\n"a@b.example","0044",,,\n,,"Bath","1.5","true"\n')
  })

  it('has a column for each field of an object, and one cell for a list of texts', async () => {
    const json = '[{"email":"a@b.example","address":{"city":"Bath","zip":null},"tags":["a","b"],"notes":[{"note":"x"}]}]'
    const header = '"email","address.city","address.zip","tags","notes"'
    expect(await csvOf('b.json', json)).toBe(`${header}\n"a@b.example","Bath",,"a; b","[{""note"":""x""}]"\n`)
  })

  it('may name any field, also one that objects have by themselves', async () => {
    const json = '[{"__proto__":"x","constructor":{"__proto__":1}},{"toString":"y","":"z"}]'
    expect(await csvOf('b.json', json)).toBe('"__proto__","constructor.__proto__","toString",\n"x","1",,\n,,"y","z"\n')
  })

  it('keeps the digits of numbers that a computer would round', async () => {
    const numbers = ['12345678901234567890', '0.1234567890123456789', '1e400', '1.50', '1e3', '-0.0', '123456789012345678', '1e-400']
    const json = `[${numbers.map((number) => `{"n":${number}}`).join()}]`
    const kept = ['12345678901234567890', '0.1234567890123456789', '1e400', '1.5', '1000', '0', '123456789012345678', '1e-400']
    expect(await csvOf('b.json', json)).toBe(`"n"\n${kept.map((number) => `"${number}"\n`).join('')}`)
  })

  it('gives rows the columns that later records bring, and leaves rows without content empty', async () => {
    const json = '[{"a":1},{},{"a":" "},{"b":"é"},{"a":2},{"c":3}]'
    expect(await csvOf('b.json', json)).toBe('"a","b","c"\n"1",,\n\n\n,"é",\n"2",,\n,,"3"\n')
  })

  it('of 150,000 records is read', async () => {
    const json = `[${Array.from({ length: 150_000 }, (_, index) => `{"a":${index}}`).join()}]`
    expect((await csvOf('b.json', json)).split('\n').slice(-3)).toEqual(['"149998"', '"149999"', ''])
  })

  it.each(['utf16le', 'latin1'] as const)('may be %s', async (encoding) => {
    const json = JSON.stringify(Array.from({ length: 300 }, () => ({ name: 'Zoë' })))
    const bytes = Buffer.from(encoding === 'latin1' ? json : `\uFEFF${json}`, encoding)
    expect(await csvOf('b.json', bytes)).toBe(`"name"\n${'"Zoë"\n'.repeat(300)}`)
  })

  const good = '{"a":1}'
  const wide = Array.from({ length: 501 }, (_, index) => `"f${index}":1`).join()
  const megabyte = 'x'.repeat(1024 * 1024)
  it.each([
    ['cut off', `[\n${good},\n{"email":`, /is not valid JSON: it ends too early, in line 3 after 1 whole records/],
    ['cut off after a record', `[${good},${good}`, /it ends too early, in line 1 after 2 whole records/],
    ['cut off in a text', `[${good},{"a":"é`, /it ends too early, in line 1 after 1 whole records/],
    ['with a comma too many', `[${good},${good},]`, /is not valid JSON: record 3 can’t be read in line 1/],
    ['without a comma', `[${good}\n\n${good}]`, /record 2 can’t be read in line 3/],
    ['with a text of several lines', `[${good},{"a":"x\ny"},${good}]`, /record 2 can’t be read in line 2/],
    ['with an error in its first record', '[{"a"}]', /record 1 can’t be read in line 1/],
    ['with an error before its list', '{"total":2,\n"more":,"bidders":[]}', /is not valid JSON: line 2 can’t be read/],
    ['with more after its end', `[${good}]\n[${good}]`, /is not valid JSON: it goes on after its end, in line 2/],
    ['with a bracket too many', `[${good}]]`, /it goes on after its end, in line 1/],
    ['of blanks', ' \n ', /^Refused: The file b\.json is not valid JSON\. Export/],
    ['binary', 'a\u0000b', /is not valid JSON/],
    ['a text', '"email"', /must contain a list/],
    ['an object without a list', '{"a":{"b":[{}]}}', /must contain a list/],
    ['two lists', '{"a":[{}],"b":[{}]}', /with one such list/],
    ['empty', '[]', /is empty/],
    ['a list of texts', '[{"email":"a@b.example"},"x"]', /^Refused: Record 2 of the file b\.json is not an object/],
    ['a list of lists', '[[{}]]', /^Refused: Record 1 of the file b\.json is not an object/],
    ['wide', `[{${wide}}]`, /more than 500 columns/],
    ['with a field twice', `[${good},{"a":1,"b":2,"a":3}]`, /^Refused: Record 2 of the file b\.json has the field a twice/],
    ['with a field twice within another', '[{"a":{"b":1,"b":1}}]', /Record 1 of .* has the field b twice/],
    ['with a field twice by its name in the table', '[{"a.b":1,"a":{"b":2}}]', /Record 1 of .* has the field a\.b twice/],
    ['nested without end', `[${good},\n{"a":${'['.repeat(100_000)}`, /lists or objects more than 100 levels deep in line 2/],
    ['nested beside its list', `{"a":${'{"a":'.repeat(100_000)}`, /more than 100 levels deep in line 1/],
    ['with a long record', `[${good},{"a":["${megabyte}","${megabyte}"]}]`, /^Refused: Record 2 of the file b\.json is longer than 1MB/],
    ['with a long name', `[{"${megabyte}${megabyte}":1}]`, /Record 1 .* is longer than 1MB/],
    ['with a long number', `[{"a":${megabyte.replaceAll('x', '11')}}]`, /Record 1 .* is longer than 1MB/],
  ])('is refused: %s', async (_name, json, text) => {
    expect(await csvOf('b.json', json)).toMatch(text)
  })

  it('is refused when most cells of its table would be empty', async () => {
    const columns = '{"a":1,"b":2,"c":3,"d":4}'
    const csvOfMost = async (cells: number) => {
      const chunks = new Blob([`[{},{},${columns}]`]).stream()
      return jsonCsv('b.json', 'json', partsOf(chunks), await memorySpool(), cells)
    }
    await expect(csvOfMost(11)).rejects.toThrow('The file b.json is a table of more than 50,000,000 cells')
    expect(await new Response(streamOf(await csvOfMost(12))).text()).toBe('"a","b","c","d"\n\n\n"1","2","3","4"\n')
  })

  it('is refused with the line of late bytes that are not UTF-8', async () => {
    const lines = `[\n${`{"a":"${'x'.repeat(1000)}"},\n`.repeat(1100)}`
    const bytes = Buffer.concat([Buffer.from(`${lines}{"a":"é"},\n{"a":"`), Uint8Array.of(0xe9, 0x22), Buffer.from('}]')])
    expect(await csvOf('b.json', bytes)).toMatch(/^Refused: Line 1103 of the file b\.json has characters that are not UTF-8/)
    const cut = Buffer.from(`${lines}{"a":"é`).subarray(0, -1)
    expect(await csvOf('b.json', cut)).toMatch(/^Refused: Line 1102 of the file b\.json has characters that are not UTF-8/)
  })

  it('is read over what is long beside its list', async () => {
    expect(await csvOf('b.json', `{"logo":"${megabyte}${megabyte}","bidders":[${good}]}`)).toBe('"a"\n"1"\n')
  })
})

describe('a file of JSON lines', () => {
  it.each(['b.jsonl', 'b.NDJSON'])('%s has a record on each line', async (name) => {
    const lines = '\uFEFF{"email":"a@b.example","address":{"city":"Bath"}}\r\n\n{"email":"c@d.example","tags":["x","y"]}'
    expect(await csvOf(name, lines)).toBe('"email","address.city","tags"\n"a@b.example","Bath",\n"c@d.example",,"x; y"\n')
  })

  const good = '{"a":1}\n'
  const long = 'x'.repeat(1024 * 1024)
  it.each([
    ['cut off', '{"email":"a@b.example"}\n{"email":', /^Refused: Line 2 of the file b\.jsonl is not valid JSON/],
    ['with two records on a line', `${good}{"a":1}{"a":2}`, /^Refused: Line 2 of the file b\.jsonl is not valid JSON/],
    ['of texts', '"a"\n', /Record 1 .* is not an object/],
    ['empty', '\n\n', /is empty/],
    ['binary', 'a\u0000b', /is not valid JSON/],
    ['with a long line', `${good}{"a":"${long}"}\n${good}`, /^Refused: Line 2 of the file b\.jsonl is longer than 1MB/],
    ['of one long line', `{"a":"${long}${long}`, /^Refused: Line 1 of the file b\.jsonl is longer than 1MB/],
    ['nested without end', `${good}{"a":${'['.repeat(100_000)}`, /^Refused: Line 2 .* is not valid JSON/],
    ['nested deep', `${good}{"a":${'['.repeat(101)}${']'.repeat(101)}}`, /more than 100 levels deep in line 2/],
    ['with a field twice', `${good}\n{"a":1,"a":1}`, /^Refused: Record 3 of the file b\.jsonl has the field a twice/],
  ])('is refused: %s', async (_name, lines, text) => {
    expect(await csvOf('b.jsonl', lines)).toMatch(text)
  })
})
