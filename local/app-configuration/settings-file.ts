import { readFileSync, statSync } from 'node:fs'
import { type KeyValue, readKeyValues } from './key-values.ts'

/**
 * The settings file, read again whenever it changed on disk, so that an edit counts from the next call on. A file that is broken while
 * running keeps its last good content and is reported once; broken at the start it throws.
 */
export class SettingsFile {
  private readonly path: string
  private readonly report: (message: string) => void
  private stamp: string
  private content: KeyValue[] = []

  constructor(path: string, report: (message: string) => void) {
    this.path = path
    this.report = report
    this.stamp = this.readStamp()
    this.load()
  }

  /** All key-values as of now. */
  read(): KeyValue[] {
    const stamp = this.readStamp()
    if (stamp === this.stamp) return this.content
    this.stamp = stamp
    try {
      this.load()
    } catch (error) {
      this.report(`${(error as Error).message} The settings read before stay in force.`)
    }
    return this.content
  }

  private load(): void {
    try {
      this.content = readKeyValues(readFileSync(this.path, 'utf8'), statSync(this.path).mtime)
    } catch (error) {
      throw new Error(`${this.path}: ${(error as Error).message}. Correct the file; git has the one the project came with.`)
    }
  }

  private readStamp(): string {
    const now = statSync(this.path, { throwIfNoEntry: false })
    return now ? `${now.mtimeMs} ${now.size} ${now.ino}` : 'missing'
  }
}
