import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readOutputs, readValues } from '@auctionwiz/infra/deploy/context'
import { localTarget } from './local-target.ts'
import { type LoadPlan, plannedCalls } from './model.ts'
import { remoteTarget } from './remote-target.ts'
import { reportOf, summaryOf } from './results.ts'
import { play } from './run.ts'
import type { LoadTarget } from './target.ts'

const usage = `npm run load -- [--houses 3] [--minutes 1] [--rate 10] [--seed 1] [--bidders 300] [--lots 60] [--json <file>] [--dry-run]
                [--outputs <file of az> | --values <file of azd env get-values>]
A working day of some houses passes in the minutes given, at the mean rate given. The same seed gives the same calls.
Without --outputs or --values it starts a stack of its own. With them it calls that environment, as LOAD_EMAIL with LOAD_PASSWORD or with the access
token LOAD_TOKEN, in houses where that user works: it writes into them. See tests/load/README.md.`

const wholeNumber = (name: string, text: string): number => {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} is a whole number above 0, not ${text}.\n${usage}`)
  return number
}

const given = () => {
  const { values } = parseArgs({
    options: {
      houses: { type: 'string', default: '3' },
      minutes: { type: 'string', default: '1' },
      rate: { type: 'string', default: '10' },
      seed: { type: 'string', default: '1' },
      bidders: { type: 'string', default: '300' },
      lots: { type: 'string', default: '60' },
      json: { type: 'string' },
      outputs: { type: 'string' },
      values: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const plan: LoadPlan = {
    seed: wholeNumber('seed', values.seed),
    houses: wholeNumber('houses', values.houses),
    minutes: wholeNumber('minutes', values.minutes),
    rate: wholeNumber('rate', values.rate),
  }
  const sizes = { bidders: wholeNumber('bidders', values.bidders), lots: wholeNumber('lots', values.lots) }
  return { plan, sizes, json: values.json, outputs: values.outputs, values: values.values, isDryRun: values['dry-run'] }
}

const needed = (values: Readonly<Record<string, string | undefined>>, name: string): string => {
  const value = values[name]
  if (!value) throw new Error(`Missing value ${name}.\n${usage}`)
  return value
}

const targetOf = async ({ plan, outputs, values: valuesFile }: ReturnType<typeof given>): Promise<LoadTarget> => {
  if (!outputs && !valuesFile) return localTarget(plan.houses)
  const values = { ...(outputs ? readOutputs(outputs) : {}), ...(valuesFile ? readValues(valuesFile) : {}) }
  const { LOAD_TOKEN: token } = process.env
  return remoteTarget({
    addresses: {
      auth: needed(values, 'AUTH_URL'),
      bidders: needed(values, 'BIDDERS_URL'),
      auctions: needed(values, 'AUCTIONS_URL'),
      upload: needed(values, 'UPLOAD_URL'),
    },
    signIn: token ? { token } : { email: needed(process.env, 'LOAD_EMAIL'), password: needed(process.env, 'LOAD_PASSWORD') },
    houses: plan.houses,
  })
}

const say = (line: string): void => console.log(line)

const main = async (): Promise<void> => {
  const options = given()
  const { plan, sizes, json, isDryRun } = options
  const calls = [...plannedCalls(plan)]
  say(`${calls.length} actions in ${plan.houses} houses, ${plan.minutes} minutes for a day, seed ${plan.seed}`)
  if (isDryRun) {
    for (const [name, some] of Map.groupBy(calls, ({ name }) => name)) say(`  ${name}: ${some.length}`)
    return
  }
  const target = await targetOf(options)
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> => {
    stopping ??= target.stop()
    return stopping
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().finally(() => process.exit(130)))
  try {
    const { began, outcomes, problems } = await play({ target, plan, calls, sizes, say })
    const ended = new Date()
    const rows = summaryOf(outcomes, (await target.charges(began)) ?? new Map())
    say(`\n${reportOf(rows, outcomes)}\n`)
    for (const [problem, count] of problems) say(`${count} × ${problem}`)
    say(`From ${began.toISOString()} to ${ended.toISOString()}. ${target.later?.(began, ended) ?? ''}`)
    if (json) writeFileSync(json, `${JSON.stringify({ plan, sizes, began, rows }, null, 2)}\n`)
    if (outcomes.some(({ failed }) => failed)) process.exitCode = 1
  } finally {
    await stop()
  }
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
