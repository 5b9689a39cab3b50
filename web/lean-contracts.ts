import type { Plugin } from 'vite'

const contracts = /[\\/]contracts[\\/][\w-]+\.ts$/
const summary = /\n\s*summary:\s*(?:'(?:[^'\\\n]|\\.)*'|`[^`]*`),/g

/** Leaves the sentence about each call out of the web app: the page of the API reads it from the services. */
export const leanContracts = (): Plugin => ({
  name: 'lean-contracts',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (contracts.test(id) ? code.replaceAll(summary, '') : undefined),
})
