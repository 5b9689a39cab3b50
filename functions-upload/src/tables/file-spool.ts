import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenSpool } from './spool.ts'

/** On disk. The file has no name once it is open, so that nothing is left of it, however the process ends. */
export const fileSpool: OpenSpool = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'table-'))
  const file = await open(join(folder, 'rows'), 'wx+', 0o600)
  await rm(folder, { recursive: true })
  return {
    write: async (bytes) => void (await file.writeFile(bytes)),
    read: () => file.createReadStream({ start: 0 }),
  }
}
