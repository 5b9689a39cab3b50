import { Failure } from '@auctionwiz/platform/core/failure'

/** Runs at most `atOnce` jobs together and keeps at most `waiting` in line; beyond that it fails with `busy` at once. */
export const capacity = (atOnce: number, waiting: number) => {
  let running = 0
  const line: (() => void)[] = []
  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw new Failure('busy', { seconds: 2 })
      await new Promise<void>((resolve) => line.push(resolve))
    } else running += 1
    try {
      return await job()
    } finally {
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
