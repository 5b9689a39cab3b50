import { text } from 'node:stream/consumers'
import autocannon from 'autocannon'

type Options = Parameters<typeof autocannon>[0]
type Sent = Options['requests'][number]

/** Eight digits, with a different start in each run, so that no two runs send the same. */
let next = 10_000_000 + Math.floor(Math.random() * 80_000_000)

/** Each request gets a unique number in place of every `<number>` in its body. */
const numbered = (one: Sent): Sent => {
  const { body } = one
  if (!body?.includes('<number>')) return one
  const setupRequest = (request: Sent): Sent => {
    next += 1
    return { ...request, body: body.replaceAll('<number>', String(next)) }
  }
  return { ...one, setupRequest }
}

// A separate process for the callers, so that they don't share a thread with the measurement. The job comes on stdin, the result goes to stdout.
const { requests, ...options } = JSON.parse(await text(process.stdin)) as Options
const result = await autocannon({ ...options, requests: requests.map(numbered) })
process.stdout.write(JSON.stringify(result))
