import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type ZipOptions, zipSync } from 'fflate'

/** Bytes that a package may have: a new instance downloads it before its first call. */
export const largestPackage = 2_000_000

/** No file has a time or rights of its own. The time is the earliest that the format knows, in local time, which is what it keeps. */
const options: ZipOptions = { level: 9, mtime: new Date(1980, 0, 1), os: 3, attrs: 0o644 << 16 }

/** A folder as a package, without source maps. The same files give the same bytes, on whichever machine and day. */
export const pack = (folder: string): Uint8Array => {
  const files = globSync('**/*', { cwd: folder })
    .filter((file) => !file.endsWith('.map') && statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
  return zipSync(Object.fromEntries(files.map((file) => [file, [readFileSync(join(folder, file)), options]])))
}

export const digestOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')
