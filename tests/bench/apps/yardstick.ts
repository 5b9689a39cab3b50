import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { json } from 'node:stream/consumers'
import { namedPeople } from '../lib/people.ts'

/**
 * The least that list, read and create can cost on this machine: plain node:http over plain node:sqlite, one flat table with the one index that the
 * list needs, a fixed token, no checks. Other programs' results against it elsewhere show about what they would reach here.
 */
const [rows = '', token = ''] = process.argv.slice(2)
const directory = await mkdtemp(join(tmpdir(), 'auctionwiz-yardstick-'))
const db = new DatabaseSync(join(directory, 'bidders.sqlite'))
db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
  CREATE TABLE bidders (id TEXT PRIMARY KEY, account TEXT, status TEXT, score REAL, name TEXT, email TEXT, phone TEXT, city TEXT, state TEXT, created TEXT);
  CREATE INDEX by_score ON bidders (account, status, score)`)
const insert = db.prepare('INSERT INTO bidders VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
const account = 'one'
const statuses = ['Active', 'Active', 'Active', 'Inactive', 'Pending']
db.exec('BEGIN')
let index = 0
for (const { firstName, lastName, email, phone, city, state } of namedPeople(Number(rows), 1)) {
  const score = (index * 7919) % 100_003
  insert.run(`b${index}`, account, statuses[index % 5] ?? '', score, `${firstName} ${lastName}`, email, phone, city, state, '2026-01-01')
  index += 1
}
db.exec('COMMIT')

const page = db.prepare('SELECT * FROM bidders WHERE account = ? AND status = ? ORDER BY score DESC LIMIT 50')
const total = db.prepare('SELECT count(*) AS total FROM bidders WHERE account = ? AND status = ?')
const one = db.prepare('SELECT * FROM bidders WHERE account = ? AND id = ?')

const answerTo = async (request: IncomingMessage): Promise<[number, unknown]> => {
  const { method, url = '', headers } = request
  if (headers.authorization !== `Bearer ${token}`) return [401, {}]
  if (method === 'POST') {
    const { firstName, lastName, email, phone } = (await json(request)) as Record<string, string>
    const id = randomUUID()
    insert.run(id, account, 'Active', 1, `${firstName} ${lastName}`, email ?? '', phone ?? '', '', '', new Date().toISOString())
    return [201, one.get(account, id)]
  }
  if (url === '/list') return [200, { data: page.all(account, 'Active') }]
  if (url === '/list-with-total') return [200, { data: page.all(account, 'Active'), ...total.get(account, 'Active') }]
  return [200, one.get(account, url.slice(url.lastIndexOf('/') + 1)) ?? {}]
}

const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  answerTo(request).then(
    ([status, body]) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    (error: unknown) => response.destroy(error as Error),
  )
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`))
process.once('SIGTERM', () => {
  server.closeAllConnections()
  db.close()
  rm(directory, { recursive: true, force: true }).then(
    () => process.exit(0),
    () => process.exit(1),
  )
})
