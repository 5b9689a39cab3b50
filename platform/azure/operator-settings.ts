import { existsSync, readFileSync } from 'node:fs'

/**
 * Takes the settings of an app for a command of operators, from a file such as `.data/settings-bidders.json`; without one they are in the environment.
 * @throws Error that says what to run where they are missing
 */
export const useOperatorSettings = (app: 'auth' | 'bidders', file: string | undefined): void => {
  const write = (name: string): string => `npm run deploy -- settings ${app} ${name} --outputs outputs.json`
  if (file === undefined) {
    if (process.env.COSMOS_ENDPOINT) return
    throw new Error(
      `The settings of the app are missing. Beside the local stack add --settings .data/settings-${app}.json; ` +
        `for Azure run "${write(`${app}.json`)}" and add --settings ${app}.json`,
    )
  }
  if (!existsSync(file)) throw new Error(`${file} is missing. Write it with: ${write(file)}`)
  Object.assign(process.env, JSON.parse(readFileSync(file, 'utf8')).Values)
}
