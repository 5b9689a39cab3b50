import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, LookupFunction } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { publicFetch } from './public-fetch.ts'

let reached: string[] = []
const answer = ({ url = '' }: IncomingMessage, response: ServerResponse) => {
  reached.push(url)
  if (url === '/moved') response.writeHead(302, { location: 'http://169.254.169.254/metadata/instance' })
  response.end('{}')
}
const server = createServer(answer)
let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const get = (send: ReturnType<typeof publicFetch>, address: string) => {
  reached = []
  return send(new URL(address), { headers: {}, signal: AbortSignal.timeout(5_000) })
}

/** A name server that gives these answers, one after the other. */
const answering = (...answers: string[][]): LookupFunction => {
  let time = 0
  return (_name, _options, done) => {
    const addresses = answers[Math.min(time++, answers.length - 1)] ?? []
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
}

it.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.0.0.7',
  '100.100.100.200',
  '169.254.169.254',
  '168.63.129.16',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:1::',
  'fe80::1',
  'fd00:ec2::254',
  'ff02::1',
  'localhost',
  '',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
)

it.each([
  () => `http://127.0.0.1:${port}/`,
  () => `http://localhost:${port}/`,
  () => `http://2130706433:${port}/`,
  () => `http://0x7f.1:${port}/`,
  () => `http://[::ffff:127.0.0.1]:${port}/`,
  () => 'http://169.254.169.254/metadata/instance',
])('does not connect to a closed address %#', async (address) => {
  await expect(get(publicFetch(), address())).rejects.toMatchObject({ name: 'ClosedAddressError' })
  expect(reached).toEqual([])
})

it.each([[['127.0.0.1']], [['8.8.8.8', '127.0.0.1']], [['::1']]])('does not connect to a name that leads to %j', async (addresses) => {
  const send = publicFetch({ lookup: answering(addresses) })
  await expect(get(send, `http://platform.example:${port}/`)).rejects.toMatchObject({ name: 'ClosedAddressError' })
  expect(reached).toEqual([])
})

it('connects to the address that was checked, whatever the name server answers next', async () => {
  const isAllowed = (address: string) => address === '127.0.0.1'
  const lookup = answering(['127.0.0.1'], ['127.0.0.2'])
  const send = publicFetch({ lookup, isAllowed })
  expect((await get(send, `http://platform.example:${port}/`)).status).toBe(200)
  server.closeAllConnections()
  await expect(get(send, `http://platform.example:${port}/`)).rejects.toMatchObject({ name: 'ClosedAddressError' })
  expect(reached).toEqual([])
})

it('does not follow a redirect', async () => {
  const send = publicFetch({ lookup: answering(['127.0.0.1']), isAllowed: (address) => address === '127.0.0.1' })
  await expect(get(send, `http://moved.example:${port}/moved`)).rejects.toThrow('the platform redirects')
  expect(reached).toEqual(['/moved'])
})
