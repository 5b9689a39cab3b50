import { constants, setPriority } from 'node:os'
import { streamOf } from '@auctionwiz/platform/core/spreadsheets/stream-of'
import type { Conversion, ConversionAnswer } from './convert-in-process.ts'
import { convertTable } from './convert-table.ts'
import { fileSpool } from './file-spool.ts'

// Calls that users wait for come before a conversion.
setPriority(constants.priority.PRIORITY_LOW)

// Without the app nobody waits for the answer.
process.once('disconnect', () => process.exit())

// The table comes on the standard input and leaves on the standard output. A failure ends the process with an error code.
process.once('message', async (conversion: Conversion) => {
  const converted = await convertTable({ ...conversion, body: streamOf(input()) }, fileSpool)
  if ('problem' in converted) return answer(converted)
  const { csv, ...sheet } = converted
  answer(sheet)
  for await (const part of csv) await written(part)
  process.exit()
})

async function* input(): AsyncGenerator<Uint8Array> {
  yield* process.stdin
}

const answer = (what: ConversionAnswer): void => void process.send?.(what)

const written = (part: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(part, (error) => (error ? reject(error) : resolve()))
  })
