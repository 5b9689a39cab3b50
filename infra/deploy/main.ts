/** The commands around a deployment: `npm run deploy -- <command> [--dry-run] [--outputs <file>] [--values <file>]`. */
import { parseArgs } from 'node:util'
import { commands } from './commands.ts'
import { azureCli, contextOf, lackOfSignIn, missing, readOutputs, readValues } from './context.ts'

const usage = [
  'npm run deploy -- <command> [--dry-run] [--outputs <file of az>] [--values <file of azd env get-values>]',
  ...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(9)} ${about}`),
].join('\n')

const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, outputs: { type: 'string' }, values: { type: 'string' } },
  })
  const [name = '', ...args] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    console.error(usage)
    return 2
  }
  const isDryRun = values['dry-run']
  const known = { ...process.env, ...(values.outputs && readOutputs(values.outputs)), ...(values.values && readValues(values.values)) }
  const lacks = missing(command.needs, known)
  for (const lack of lacks) console.error(lack)
  if (lacks.length > 0 && !isDryRun) return 2
  const unsigned = !isDryRun && command.needs.includes(azureCli) ? lackOfSignIn(known) : undefined
  if (unsigned) {
    console.error(unsigned)
    return 2
  }
  await command.run(contextOf({ isDryRun, args, values: known, print: (line) => console.log(line) }))
  return 0
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
