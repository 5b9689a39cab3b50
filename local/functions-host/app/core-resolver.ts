import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

const specifier = '@azure/functions-core'
const scheme = 'functions-core:'

/** Where the generated module body finds its object; a symbol of our own on the global object, invisible to apps that don't look for it. */
const registryKey = Symbol.for('auctionwiz.functions-core')
const modules = new Map<string, object>()
let installed = false

function ownerOf(parentUrl: string | undefined): string | undefined {
  return [...modules.keys()].find((directoryUrl) => parentUrl?.startsWith(directoryUrl))
}

function install(): void {
  installed = true
  Object.defineProperty(globalThis, registryKey, { value: modules })
  registerHooks({
    resolve(request, context, next) {
      if (request !== specifier) return next(request, context)
      const owner = ownerOf(context.parentURL)
      if (!owner) return next(request, context)
      return { url: scheme + owner, format: 'commonjs', shortCircuit: true }
    },
    load(url, context, next) {
      if (!url.startsWith(scheme)) return next(url, context)
      const owner = JSON.stringify(url.slice(scheme.length))
      const source = `module.exports = globalThis[Symbol.for('auctionwiz.functions-core')].get(${owner})`
      return { format: 'commonjs', source, shortCircuit: true }
    },
  })
}

/**
 * From now on every file below `directory` that requires or imports `@azure/functions-core` gets `core`.
 * Two apps in one process therefore keep apart, as they do in workers of their own.
 * @param directory a real path (links resolved), for modules are known by theirs
 */
export function provideCoreModule(directory: string, core: object): void {
  if (!installed) install()
  modules.set(`${pathToFileURL(directory).href}/`, core)
}
