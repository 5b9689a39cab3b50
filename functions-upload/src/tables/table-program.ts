import { constants, setPriority } from 'node:os'
import type { Conversion } from './convert-in-process.ts'
import { convertTable } from './convert-table.ts'

// Calls that users wait for come before a conversion.
setPriority(constants.priority.PRIORITY_LOW)

// Without the app nobody waits for the answer.
process.once('disconnect', () => process.exit())

// A failure ends the process with an error code.
process.once('message', async ({ file, bytes, choice }: Conversion) => {
  process.send?.(await convertTable(file, bytes, choice))
})
