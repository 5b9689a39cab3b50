import { createServer } from 'node:net'

/** The port of every part when nothing shifts it. `PORT_OFFSET` is added to all of them. */
export const basePorts = {
  cosmos: 8081,
  blob: 10000,
  queue: 10001,
  appConfiguration: 8483,
  identity: 9091,
  outbox: 9092,
  platforms: 9093,
  auth: 7071,
  bidders: 7072,
  upload: 7077,
  web: 4280,
} as const

export type PortName = keyof typeof basePorts
export type Ports = Record<PortName, number>

const titles: Record<PortName, string> = {
  cosmos: 'Cosmos DB endpoint',
  blob: 'Azurite blobs',
  queue: 'Azurite queues',
  appConfiguration: 'App Configuration endpoint',
  identity: 'identity provider',
  outbox: 'outbox',
  platforms: 'bidding platforms',
  auth: 'functions-auth',
  bidders: 'functions-bidders and functions-auctions',
  upload: 'functions-upload',
  web: 'web app',
}

/** All ports shifted by `offset`; throws a RangeError when one would leave 1–65535. */
export function shiftPorts(offset: number): Ports {
  if (!Number.isInteger(offset)) throw new RangeError(`PORT_OFFSET must be a whole number, got ${offset}`)
  const shifted = Object.entries(basePorts).map(([name, port]) => [name, port + offset] as const)
  const bad = shifted.find(([, port]) => port < 1 || port > 65_535)
  if (bad) throw new RangeError(`PORT_OFFSET=${offset} moves the ${titles[bad[0] as PortName]} to port ${bad[1]}, which does not exist`)
  return Object.fromEntries(shifted) as Ports
}

/** Whether a server can listen there. Both loopback addresses count, since "localhost" may mean either. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'))
}

/** The names among `wanted` whose port another program holds. */
export async function takenPorts(ports: Ports, wanted: readonly PortName[]): Promise<PortName[]> {
  const free = await Promise.all(wanted.map((name) => isPortFree(ports[name])))
  return wanted.filter((_, i) => !free[i])
}

/** What a person reads when ports are taken: which, by what part of ours they are wanted, and the setting that moves them. */
export function takenMessage(ports: Ports, taken: readonly PortName[], offset: number): string {
  const list = taken.map((name) => `  port ${ports[name]}, wanted by the ${titles[name]}`)
  return [
    taken.length === 1 ? 'A port is in use by another program:' : 'Some ports are in use by other programs:',
    ...list,
    `Stop that program, or move every port of ours at once with the setting PORT_OFFSET, for example PORT_OFFSET=${offset + 1000} npm start`,
  ].join('\n')
}

/**
 * An offset at which all ports are free, for tests that run next to another stack. Each process starts its search elsewhere, so that two that
 * search at the same time don't choose the same; all stay below the ports that systems assign to clients.
 */
export async function findFreeOffset(): Promise<number> {
  const names = Object.keys(basePorts) as PortName[]
  for (let i = 0; i < 400; i += 1) {
    const offset = 11_000 + ((process.pid + i) % 400) * 20
    if ((await takenPorts(shiftPorts(offset), names)).length === 0) return offset
  }
  throw new Error('No port offset between 11000 and 19000 leaves all ports of the local stack free')
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    // A machine without IPv6 cannot have the port taken there.
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}
