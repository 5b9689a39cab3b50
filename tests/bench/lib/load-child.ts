import { text } from 'node:stream/consumers'
import autocannon from 'autocannon'

// A process of its own for the callers, so that they don't share a thread with what measures. The job comes on stdin, the result goes to stdout.
const result = await autocannon(JSON.parse(await text(process.stdin)) as Parameters<typeof autocannon>[0])
process.stdout.write(JSON.stringify(result))
