import { connect } from 'node:net'
import type { Conversion } from '../tables/convert-in-process.ts'

// In place of the program that converts: it reports to the address in its bytes that it has begun, and answers when it is let go.
process.once('disconnect', () => process.exit())
process.once('message', ({ file, bytes }: Conversion) => {
  const socket = connect(Number(new TextDecoder().decode(bytes)), '127.0.0.1', () => socket.write(file))
  socket.once('data', () => process.send?.({ csv: new TextEncoder().encode('let go') }))
})
