import { connect } from 'node:net'
import type { Conversion } from '../tables/convert-in-process.ts'

// In place of the program that converts: it reports to the address in the file that it has begun, and answers when it is let go.
process.once('disconnect', () => process.exit())
process.once('message', async ({ file }: Conversion) => {
  let port = ''
  for await (const part of process.stdin) port += part
  const socket = connect(Number(port), '127.0.0.1', () => socket.write(file))
  socket.once('data', () => {
    process.send?.({})
    process.stdout.write('let go', () => process.exit())
  })
})
