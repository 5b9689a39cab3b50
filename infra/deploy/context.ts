import { spawnSync } from 'node:child_process'
import { accessSync, constants, readFileSync } from 'node:fs'
import { delimiter } from 'node:path'

/** A program or value that a command cannot do without, with what to do when it is missing. */
export interface Need {
  kind: 'tool' | 'value'
  name: string
  remedy: string
}

export interface Command {
  about: string
  needs: readonly Need[]
  run(context: Context): Promise<void> | void
}

export interface Context {
  isDryRun: boolean
  /** What follows the command. */
  args: readonly string[]
  /** A value of the environment; in a dry run a missing value is shown by its name. */
  value(name: string): string
  say(line: string): void
  /** Runs the Azure CLI and returns what it prints; a dry run prints the call. Texts of `hidden` are printed as stars. */
  az(args: readonly string[], hidden?: readonly string[]): string
}

export const azureCli: Need = {
  kind: 'tool',
  name: 'az',
  remedy: 'Install the Azure CLI (https://aka.ms/azure-cli) and run "az login".',
}

/** A value that `azd provision` or the deployment of infra/main.bicep gives. */
export const output = (name: string): Need => ({
  kind: 'value',
  name,
  remedy:
    'Run this as a hook of azd, or give the outputs: az deployment sub show -n auctionwiz --query properties.outputs > outputs.json, then --outputs outputs.json.',
})

export const isOnPath = (tool: string, path = process.env.PATH ?? ''): boolean =>
  path.split(delimiter).some((folder) =>
    ['', '.exe', '.cmd'].some((end) => {
      try {
        accessSync(`${folder}/${tool}${end}`, constants.X_OK)
        return true
      } catch {
        return false
      }
    }),
  )

export type Values = Readonly<Record<string, string | undefined>>

/** Outputs of a deployment as the Azure CLI prints them, each with its type and value. */
export const readOutputs = (file: string): Values =>
  Object.fromEntries(
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, { value: unknown }>).map(([name, { value }]) => [
      name.toUpperCase(),
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )

/** Values of an environment as `azd env get-values --output json` prints them. */
export const readValues = (file: string): Values => JSON.parse(readFileSync(file, 'utf8')) as Values

/** What is missing, a line for each with its remedy. */
export const missing = (needs: readonly Need[], values: Values, hasTool: (tool: string) => boolean = isOnPath): string[] =>
  needs
    .filter(({ kind, name }) => (kind === 'tool' ? !hasTool(name) : !values[name]))
    .map(({ kind, name, remedy }) => `Missing ${kind === 'tool' ? 'program' : 'value'} ${name}. ${remedy}`)

const callAz = (call: readonly string[]) => spawnSync('az', call, { encoding: 'utf8', shell: process.platform === 'win32' })

/** What is wrong with the sign-in of the Azure CLI, with what to do about it; undefined where a command can begin. */
export const lackOfSignIn = ({ AZURE_SUBSCRIPTION_ID: wanted }: Values): string | undefined => {
  const { status, stdout } = callAz(['account', 'show', '--query', 'id', '--output', 'tsv'])
  if (status !== 0) return 'Not signed in to Azure. Run "az login", and with several subscriptions "az account set --subscription <name>".'
  const present = stdout.trim()
  if (wanted === undefined || wanted === '' || wanted.toLowerCase() === present.toLowerCase()) return undefined
  return `The Azure CLI works in the subscription ${present}, azd in ${wanted}. Run "az account set --subscription ${wanted}".`
}

interface Options {
  isDryRun: boolean
  args: readonly string[]
  values: Values
  print: (line: string) => void
}

export const contextOf = ({ isDryRun, args, values, print }: Options): Context => {
  const shown = (call: readonly string[], hidden: readonly string[] = []): string =>
    `az ${call.map((word) => (hidden.includes(word) ? '***' : quoted(word))).join(' ')}`
  return {
    isDryRun,
    args,
    value: (name) => values[name] ?? (isDryRun ? `<${name}>` : ''),
    say: print,
    az: (call, hidden) => {
      if (isDryRun) {
        print(shown(call, hidden))
        return ''
      }
      const { status, stdout, stderr, error } = callAz(call)
      if (error || status !== 0) throw new Error(`${shown(call, hidden)} failed: ${error?.message ?? stderr}`)
      return stdout
    },
  }
}

/** A word as a POSIX shell reads it. */
const quoted = (word: string): string => (/^[\w./:@=,<>-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)
