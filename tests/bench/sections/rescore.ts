import type { Job } from '@auctionwiz/contracts/jobs'
import type { ScoringSettings } from '@auctionwiz/contracts/scoring'
import { type Bench, call, headersOf } from '../lib/bench-stack.ts'
import { rawCopy } from '../lib/raw-copy.ts'
import { atLeast, fact, type Row, shown } from '../lib/report.ts'
import type { FilledHouse } from './fill.ts'

const rawSample = 20_000

/** Rescoring of a whole house after its weights have changed, and the preview before, over HTTP until completed, against raw batches. */
export const measureRescore = async (bench: Bench, { tenant, ids }: FilledHouse): Promise<Row[]> => {
  const { bidders } = bench.info.urls
  const headers = { ...(await headersOf(tenant)), 'content-type': 'application/json' }
  const settings = `${bidders}/bidders/scoring-settings`
  const { weights, thresholds, autoInvite, autoDeny, version } = await call<ScoringSettings>(settings, { headers })
  const rules = {
    weights: { ...weights, paymentHistory: weights.paymentHistory - 10, referrals: weights.referrals + 10 },
    thresholds,
    autoInvite,
    autoDeny,
  }
  const completed = async (kind: Job['kind']): Promise<{ ms: number; job: Job }> => {
    const started = performance.now()
    for (;;) {
      const { jobs } = await call<{ jobs: Job[] }>(`${bidders}/bidders/jobs`, { headers: await headersOf(tenant) })
      const job = jobs.find((one) => one.kind === kind)
      if (job?.status === 'error') throw new Error(`the job ${kind} failed: ${job.problem ?? ''}`)
      if (job?.status === 'completed') return { ms: performance.now() - started, job }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  await call(`${settings}/preview`, { method: 'POST', headers, body: JSON.stringify(rules) })
  const preview = await completed('preview')
  await call(settings, { method: 'PUT', headers, body: JSON.stringify({ ...rules, version, preview: preview.job.run }) })
  const rescore = await completed('rescore')
  const raw = await rawCopy(bench, tenant, Math.min(ids.length, rawSample))
  const rate = (ids.length / rescore.ms) * 1000
  return [
    fact(
      `Preview of new weights for ${shown(ids.length)} bidders`,
      `${shown((ids.length / preview.ms) * 1000)} bidders/s (${shown(preview.ms / 1000)} s)`,
    ),
    fact('Rescoring after the change, all of them', `${shown(rate)} bidders/s (${shown(rescore.ms / 1000)} s)`),
    fact('… bidders written', shown(rescore.job.result.changed ?? 0)),
    fact('… the same documents in raw batches', `${shown(raw)} bidders/s`),
    atLeast('… ratio to raw batches', rate / raw, 0.25, '×'),
  ]
}
