import { DatabaseSync } from 'node:sqlite'
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

const tokens = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken'])

/**
 * Sessions, codes and refresh tokens in one SQLite file, so that a restart of the stack signs nobody out.
 * `now` gives epoch seconds; what has expired is not found, and goes for good when the store is opened.
 */
export function openStore(file: string, now: () => number): { adapter: AdapterFactory; close: () => void } {
  const db = new DatabaseSync(file)
  db.exec(`PRAGMA journal_mode = WAL;
    CREATE TABLE IF NOT EXISTS item (
      model TEXT NOT NULL, id TEXT NOT NULL, payload TEXT NOT NULL, uid TEXT, grant_id TEXT, expires_at INTEGER, PRIMARY KEY (model, id)
    ) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS item_uid ON item (model, uid);
    CREATE INDEX IF NOT EXISTS item_grant ON item (grant_id)`)
  db.prepare('DELETE FROM item WHERE expires_at < ?').run(now())
  const upsert = db.prepare('INSERT OR REPLACE INTO item (model, id, payload, uid, grant_id, expires_at) VALUES (?, ?, ?, ?, ?, ?)')
  const byId = db.prepare('SELECT payload FROM item WHERE model = ? AND id = ? AND (expires_at IS NULL OR expires_at >= ?)')
  const byUid = db.prepare('SELECT payload FROM item WHERE model = ? AND uid = ? AND (expires_at IS NULL OR expires_at >= ?)')
  const consume = db.prepare(`UPDATE item SET payload = json_set(payload, '$.consumed', ?) WHERE model = ? AND id = ?`)
  const destroy = db.prepare('DELETE FROM item WHERE model = ? AND id = ?')
  const revoke = db.prepare('DELETE FROM item WHERE grant_id = ?')
  const payloadOf = (row: Record<string, unknown> | undefined) => (row ? (JSON.parse(String(row.payload)) as AdapterPayload) : undefined)

  const adapter = (model: string): Adapter => ({
    async upsert(id, payload, expiresIn) {
      const expiresAt = expiresIn === undefined ? null : now() + expiresIn
      // Revoking a grant takes its tokens, not the sign-in under way that mentions it.
      const grantId = tokens.has(model) ? (payload.grantId ?? null) : null
      upsert.run(model, id, JSON.stringify(payload), payload.uid ?? null, grantId, expiresAt)
    },
    async find(id) {
      return payloadOf(byId.get(model, id, now()))
    },
    async findByUid(uid) {
      return payloadOf(byUid.get(model, uid, now()))
    },
    async findByUserCode() {
      // The device flow, which alone uses such codes, is not enabled.
      return undefined
    },
    async consume(id) {
      consume.run(now(), model, id)
    },
    async destroy(id) {
      destroy.run(model, id)
    },
    async revokeByGrantId(grantId) {
      revoke.run(grantId)
    },
  })
  return { adapter, close: () => db.close() }
}
