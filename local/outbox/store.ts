import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { openingFile } from '@auctionwiz/cosmos-sqlite/damaged-file'
import type { Message, NewMessage } from './message.ts'

export type OutboxStore = {
  /** Keeps a message for good before it returns; one with a known id is not kept again. */
  add(message: NewMessage, id?: string): Message
  /** Newest first; `to` narrows to one recipient, ignoring case. */
  list(filter: { to?: string | undefined; limit: number }): Message[]
  find(number: number): Message | undefined
  /** Changes with every message. */
  version(): number
  close(): void
}

/** Messages in one SQLite file; `now` dates them. @throws DamagedFileError */
export function openOutbox(file: string, now: () => Date): OutboxStore {
  return openingFile(file, () => open(file, now))
}

function open(file: string, now: () => Date): OutboxStore {
  const db = new DatabaseSync(file)
  db.exec(`PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS message (
      number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, sent_at TEXT NOT NULL, recipient TEXT NOT NULL COLLATE NOCASE, content TEXT NOT NULL
    );
    CREATE INDEX IF NOT EXISTS message_recipient ON message (recipient, number)`)
  const insert = db.prepare('INSERT INTO message (id, sent_at, recipient, content) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO NOTHING')
  const byId = db.prepare('SELECT * FROM message WHERE id = ?')
  const byNumber = db.prepare('SELECT * FROM message WHERE number = ?')
  const all = db.prepare('SELECT * FROM message ORDER BY number DESC LIMIT ?')
  const ofOne = db.prepare('SELECT * FROM message WHERE recipient = ? ORDER BY number DESC LIMIT ?')
  const last = db.prepare('SELECT coalesce(max(number), 0) AS number FROM message')
  return {
    add(message, id = randomUUID()) {
      insert.run(id, now().toISOString(), message.to, JSON.stringify(message))
      return toMessage(byId.get(id) as Row)
    },
    list: ({ to, limit }) => (to === undefined ? all.all(limit) : ofOne.all(to, limit)).map((row) => toMessage(row as Row)),
    find(number) {
      const row = byNumber.get(number)
      return row && toMessage(row as Row)
    },
    version: () => Number(last.get()?.number),
    close: () => db.close(),
  }
}

type Row = { number: number; id: string; sent_at: string; content: string }

function toMessage(row: Row): Message {
  return { ...(JSON.parse(row.content) as NewMessage), id: row.id, number: row.number, sentAt: row.sent_at }
}
