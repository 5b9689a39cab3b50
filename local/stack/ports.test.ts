import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { basePorts, isPortFree, shiftPorts, takenMessage, takenPorts } from './ports.ts'

test('an offset moves every port by the same number', () => {
  expect(shiftPorts(0)).toEqual(basePorts)
  expect(shiftPorts(100)).toMatchObject({ web: 4380, cosmos: 8181 })
})

test.each([
  [Number.NaN, 'whole number'],
  [1.5, 'whole number'],
  [60_000, 'does not exist'],
  [-5000, 'web app to port -720'],
])('the offset %s is refused: %s', (offset, message) => {
  expect(() => shiftPorts(offset)).toThrow(message)
})

test.each(['127.0.0.1', '0.0.0.0'])('a port held on %s is found and named with the setting that moves it', async (host) => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, host, resolve))
  const ports = { ...basePorts, web: (other.address() as AddressInfo).port }
  const taken = await takenPorts(ports, ['web'])
  await new Promise((resolve) => other.close(resolve))
  expect(taken).toEqual(['web'])
  const message = takenMessage(ports, taken, 0)
  expect(message).toContain(`port ${ports.web}, wanted by the web app`)
  expect(message).toContain('PORT_OFFSET=1000 npm start')
  expect(await isPortFree(ports.web)).toBe(true)
})
