import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@auctionwiz/local/stack/child'
import { atMost, type Row } from '../lib/report.ts'

/** Name, KiB of script, budget, KiB of style, verdict: a line of `web/check-size.ts`. */
const line = /^(.+?)\s{2,}([\d.]+)\s+(\d+)\s+([\d.]+)\s+(.+)$/

/** The budgets of the web app as its own check measures them. */
export const measureSizes = (): Row[] => {
  const script = join(root, 'web/check-size.ts')
  if (!existsSync(script)) throw new Error('web/check-size.ts is missing')
  const { stdout, stderr } = spawnSync(process.execPath, [script], { cwd: root, encoding: 'utf8' })
  const rows = stdout.split('\n').flatMap((text) => {
    const [, name, kib, limit, style, verdict] = line.exec(text) ?? []
    if (!name) return []
    const row = atMost(`JavaScript, gzip: ${name}`, Number(kib), Number(limit), ' KiB', `and ${style} KiB CSS`)
    return verdict === 'ok' ? [row] : [{ ...row, measured: `${row.measured}: ${verdict}`, met: false }]
  })
  if (rows.length === 0) throw new Error(`web/check-size.ts told no sizes: ${stderr}`)
  return rows
}
